import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { EDITOR_OPTIONS, EDITOR_USAGE, parseEditor, parseSite, UsageError } from '../arguments/parseArguments.ts'
import { defineCommand } from '../arguments/Command.ts'
import { printChange } from '../describe/printChange.ts'
import { readPictureFile } from '../media/readPictureFile.ts'
import { setLogo } from '../media/setLogo.ts'
import { pictureUrl, storePicture } from '../media/storePicture.ts'

/** `catalog media` */
export const mediaCommand = defineCommand({
  usage: `  media add FILE --merchant SLUG --site CODE [--dry-run] --by NAME --reason TEXT
      Gives a shop a logo: a PNG, JPEG, WebP, AVIF, GIF or SVG of at most 10 MiB. It is stored upright, square, of at most
      512 px and as pixels; what the file tells of places, times and cameras is left out. No import touches it any more,
      until edit --merchant SLUG --site CODE --reset logo. The same file again changes nothing.
      --dry-run       says what would happen and changes nothing
${EDITOR_USAGE}`,
  examples: ['media add nimbus.png --merchant nimbus-shoes --site main/uk --by Mara --reason "they sent it"'],
  options: {
    ...EDITOR_OPTIONS,
    site: { type: 'string' },
    merchant: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  parse: ({ values, positionals: [action, file, ...more] }, environment) => {
    if (action !== 'add')
      throw new UsageError(
        `${action === undefined ? 'Nothing is said' : `"${action}" is unknown`}. Write media add FILE.`,
      )
    if (file === undefined || more.length > 0) throw new UsageError('Give one file: media add FILE --merchant SLUG.')
    const { merchant: slug, site: code, 'dry-run': dryRun } = values
    if (slug === undefined)
      throw new UsageError('No shop is named. Give the last part of its address, --merchant SLUG.')
    if (code === undefined) throw new UsageError('Shops are of a site. Name it with --site, such as --site main/uk.')
    if (!existsSync(file))
      throw new UsageError(`There is no file ${file}. Check the path; it is taken from the current folder.`)
    if (!statSync(file).isFile()) throw new UsageError(`${file} is not a file. Name one picture.`)
    const target = { site: parseSite(code).code, slug }
    const toChange = parseEditor(values, environment)
    return async (context) => {
      const { bytes, side, isPadded } = await readPictureFile(file)
      const media = path.join(context.dataFolder, 'media')
      // Before the row that names it: a page never shows a picture that is not there.
      const logo = dryRun ? pictureUrl(bytes, 'webp') : storePicture(media, bytes, 'webp')
      const changed = await setLogo(context.database, target, logo, { ...toChange(context), dryRun })
      printChange(context, `${changed.row.name} (${slug}) of ${target.site}`, changed, dryRun)
      context.print(
        `  ${side}×${side} px, ${Math.ceil(bytes.length / 1024)} kB${isPadded ? '; room was added to make it square' : ''}`,
      )
    }
  },
})
