// `npm run new`: writes the files of a new site, widget or page type.
import { describePageType, writePageType } from './new-page-type/writePageType.ts'
import { describeSite } from './new-site/describeSite.ts'
import { writeSite } from './new-site/writeSite.ts'
import { describeWidget, writeWidget } from './new-widget/writeWidget.ts'
import { runCommand } from './processes/runCommand.ts'
import { UsageError } from './base/UsageError.ts'
import { root } from './base/workspace.ts'

const definition = {
  name: 'new',
  about:
    'Writes the files of a new site, widget or page type, such that every check passes. Of a site, its label says what is left out.',
  takes: {
    KIND: 'site, widget or page-type',
    NAME: 'of a site unit and label, main/at: the first label of its host;\nof a widget its purpose: price-history;\nof a page type what it shows: fresh-picks',
  },
  options: {
    language: { type: 'string', value: 'TAG', about: 'of a site, such as de-AT' },
    currency: { type: 'string', value: 'CODE', about: 'of a site, such as EUR' },
    host: { type: 'string', value: 'HOST', about: 'of a site: its canonical host; of a partner the own one' },
    name: { type: 'string', value: 'NAME', about: 'of a site, as shoppers read it' },
    group: { type: 'string', value: 'GROUP', about: 'of a widget: where it stands in Storybook; Text without it' },
  },
  examples: [
    'site main/at',
    'site cpw/ca --language en-CA --currency CAD',
    'widget price-history --group Merchant',
    'page-type fresh-picks',
  ],
} as const

await runCommand(definition, async ({ values, taken: [kind, name = ''] }) => {
  if (kind === 'site') {
    const site = describeSite(name, values)
    list(`${site.code}, ${site.language}, ${site.currency}`, await writeSite(site, root))
    console.log(
      `Read its texts, then: npm start, and http://${site.label}.${site.businessUnit}.localhost shows it on its port.`,
    )
  } else if (kind === 'widget') {
    const widget = describeWidget(name, values.group)
    list(widget.title, writeWidget(widget, root))
    console.log(
      `Write what it is for, and in apps/storybook/src/docs/guidance.ts when to use it, then: npm run storybook, and cd packages/widgets && pnpm vitest run src/${widget.folder}.`,
    )
  } else if (kind === 'page-type') {
    const page = describePageType(name)
    list(`${page.type}, at /${page.type} of every site`, writePageType(page, root))
    console.log(
      `Make it yours as docs/recipes.md says under "Adding a page type"; npm run dev -- main/uk shows it at /${page.type}.`,
    )
  } else
    throw new UsageError(
      `"${kind}" cannot be made. Write npm run new -- site UNIT/LABEL, widget NAME, or page-type NAME.`,
    )
})

function list(what: string, files: readonly string[]): void {
  console.log(`${what}. Written:`)
  for (const file of files) console.log(`  ${file}`)
}
