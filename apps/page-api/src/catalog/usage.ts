import { IMPORT_FORMATS } from '../import/openSource.ts'

export const USAGE = `Usage: npm run catalog -- <command> [options]

  import --format FORMAT --site CODE [options] FILE…
      Reads files of offers or merchants into a site's catalogue. Each file is taken whole or not at all; the same file
      again changes nothing. Nothing imported counts as verified, and no link of it is kept.
      --format FORMAT ${IMPORT_FORMATS.join(', ')};
                      of impact give the promo codes, the deals and the campaigns at once: each knows what the others do not;
                      of google name a file by its shop where it names none itself: oak.com-promotions.tsv
      --site CODE     a site's code (uk.clipfront.example) or its unit and label (main/uk)
      --map FILE      how to read csv, json or yaml of a shape that no map in apps/page-api/maps knows
      --dry-run       says what would happen and changes nothing
      --force         takes a file that is broken or has lost more than half of its records all the same
      FILE            for yaml also a folder with a file for each record

  stats [--site CODE] [--days N] [--environment <prod|beta|dev|all>]
      Clicks per coupon, people only, of all sites or one; of the last N days (30); in production unless told otherwise.
      Of one network at most 3 clicks on a coupon count a day; "received" is how many there were.
      On localhost names nothing is counted.

  --help              this text
`
