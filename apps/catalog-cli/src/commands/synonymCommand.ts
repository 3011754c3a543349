import { readLanguage } from '@clipfront/catalog/search'
import { sites } from '@clipfront/site-config'
import { defineCommand, formatJson } from '../arguments/Command.ts'
import { createChange, EDITOR_OPTIONS, EDITOR_USAGE, parseEditor, UsageError } from '../arguments/parseArguments.ts'
import { formatTable, shorten } from '../describe/formatTable.ts'
import { addSynonym, listSynonyms, parsePhrase, removeSynonym } from '../editing/synonyms.ts'
import { transact } from '../import/transact.ts'

const LANGUAGES = [...new Set(sites.map(readLanguage))].toSorted()

/** `catalog synonym` */
export const synonymCommand = defineCommand({
  usage: `  synonym add|remove WORD OTHER --language CODE [--dry-run] --by NAME --reason TEXT
  synonym list [--language CODE] [--json]
      Words that find each other in the search of every site of a language: whoever types one finds what has the other. Each may
      be a phrase of up to three words, in quotes. Case and accents make no difference; equal are the two that are named, and
      not what else is equal to one of them. Running servers search by them at once.
      --language CODE one of ${LANGUAGES.join(', ')}
      --dry-run       says what would happen and changes nothing; needs neither --by nor --reason
${EDITOR_USAGE}
      --json          of list: [{language, word, other, by, reason, at}]`,
  examples: [
    'synonym add sneakers trainers --language en --by Mara --reason "searched in vain"',
    'synonym remove sneakers trainers --language en --by Mara --reason "not the same"',
    'synonym list --language en',
  ],
  options: {
    ...EDITOR_OPTIONS,
    language: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  parse: ({ values, positionals: [action, ...phrases] }, environment) => {
    if (action !== 'list' && action !== 'add' && action !== 'remove')
      throw new UsageError(
        `${action === undefined ? 'Nothing was asked for' : `Synonyms are not to be "${action}"`}. Write synonym add, remove or list.`,
      )
    const language = values.language === undefined ? undefined : parseLanguage(values.language)
    if (action === 'list') {
      if (phrases.length > 0) throw new UsageError(`A list takes no words: "${phrases.join(' ')}" is too much.`)
      return async ({ database, print }) => {
        const found = await listSynonyms(database, language)
        if (values.json) return print(formatJson(found))
        if (found.length === 0)
          return print('There are none. synonym add WORD OTHER --language CODE makes two words equal.')
        const rows = found.map(({ by, reason, ...row }) => [
          row.language,
          row.word,
          row.other,
          by ?? '',
          shorten(reason ?? ''),
        ])
        for (const line of formatTable(['language', 'word', 'other', 'by', 'reason'], rows)) print(line)
      }
    }
    const [word, other, ...more] = phrases
    if (word === undefined || other === undefined || more.length > 0)
      throw new UsageError(`Name two words, a phrase in quotes: synonym ${action} sneakers "running shoes".`)
    if (language === undefined)
      throw new UsageError(`Words are of a language. Name it with --language, one of ${LANGUAGES.join(', ')}.`)
    const dryRun = values['dry-run']
    // What a dry run records is rolled back.
    const toChange = dryRun ? createChange({ by: 'dry run', reason: 'dry run' }) : parseEditor(values, environment)
    return async (context) => {
      const synonym = { language, word: parsePhrase(word), other: parsePhrase(other) }
      const change = toChange(context)
      const isChanged = await transact(context.database, { dryRun }, async (transaction) => {
        if (action === 'add') return addSynonym(transaction, synonym, change)
        await removeSynonym(transaction, synonym, change)
        return true
      })
      const { word: one, other: equal } = synonym
      context.print(`${one} = ${equal} (${language})${dryRun ? ' (dry run, nothing was changed)' : ''}`)
      context.print(isChanged ? `  ${DONE[action]}` : '  It is so already; nothing was changed.')
    }
  },
})

const DONE = { add: 'added', remove: 'removed' } as const

/** @throws {UsageError} no site speaks it */
function parseLanguage(text: string): string {
  const language = LANGUAGES.find((known) => known === text.trim().toLowerCase())
  if (language !== undefined) return language
  throw new UsageError(`No site speaks "${text}". Give one of ${LANGUAGES.join(', ')} with --language.`)
}
