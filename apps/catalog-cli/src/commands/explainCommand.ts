import { explainRank } from '@clipfront/catalog/ranking'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { parseNumber, parseSite, UsageError } from '../arguments/parseArguments.ts'
import { formatTable } from '../describe/formatTable.ts'
import { EditError } from '../editing/EditError.ts'

/** `catalog explain` */
export const explainCommand = defineCommand({
  usage: `  explain ID --site CODE [--json]
      Why a live offer stands where it does: each term of its score, 0 to 1, with its weight (docs/architecture/019-ranking.md).
      A site whose couponRanking is off orders by editors' weight, then date; the score is then what it would be.
      --json          {id, site, ranking, editorsWeight, score, terms: [{term, value, weight}]}`,
  examples: ['explain 12 --site main/fr'],
  options: { site: { type: 'string' }, json: { type: 'boolean', default: false } },
  parse: ({ values, positionals: [name, ...more] }) => {
    if (more.length > 0) throw new UsageError(`Explain one coupon at a time: "${more.join(' ')}" is too much.`)
    const id = parseNumber(name, 'coupon', 'Give its id; show --merchant SLUG --site CODE lists those of a shop.')
    if (values.site === undefined)
      throw new UsageError('Whether offers are ranked is of a site. Name it with --site, such as --site main/fr.')
    const site = parseSite(values.site)
    return async ({ database, now, print }) => {
      const explained = await explainRank({ database, site, now }, id)
      if (!explained)
        throw new EditError(
          `${site.code} has no live offer ${id}: what is not live has no rank. show ${id} says what it is.`,
        )
      const { editorsWeight, score, terms } = explained
      const ranking = site.flags.couponRanking
      if (values.json) return print(formatJson({ id, site: site.code, ranking, editorsWeight, score, terms }))
      print(
        ranking
          ? `${site.code} orders by score: offer ${id} has ${score.toFixed(3)}; where scores are equal, its editors' weight ${editorsWeight} decides, then its date`
          : `${site.code} has no ranking: offer ${id} stands by its editors' weight ${editorsWeight}, then its date; its score would be ${score.toFixed(3)}`,
      )
      const rows = terms.map(({ term, value, weight }) => [
        term,
        value.toFixed(3),
        weight.toFixed(3),
        (value * weight).toFixed(3),
      ])
      for (const line of formatTable(['term', 'value', 'weight', 'adds'], rows)) print(line)
    }
  },
})
