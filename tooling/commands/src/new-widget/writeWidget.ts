import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePurpose } from '../naming/parsePurpose.ts'
import { type Insertion, writeScaffold } from '../scaffolding/writeScaffold.ts'

const WIDGETS = 'packages/widgets/src'
/** When each widget is the right one, by the titles of their stories. */
const GUIDANCE = 'apps/storybook/src/docs/guidance.ts'

/** The groups of Storybook under which widgets stand, in the order of `apps/storybook/.storybook/preview.tsx`. */
export const GROUPS = [
  'Coupon',
  'Merchant',
  'Offers',
  'Lists',
  'Navigation',
  'Text',
  'Content',
  'Forms',
  'Feedback',
  'Kept',
  'Assistant',
  'Promotion',
  'Site',
] as const

/** What a new widget is called. */
export interface NewWidget {
  /** Its folder and its import path: `price-history`. */
  folder: string
  /** Its component: `PriceHistory`. */
  component: string
  /** Its stories: `Merchant/Price history`. */
  title: string
}

/**
 * Decides what a widget is called.
 * @param name its purpose, in kebab case
 * @param group in which it stands in Storybook
 * @throws {Error} in one line that says what to write instead
 */
export function describeWidget(name: string, group = 'Text'): NewWidget {
  const exported = parsePurpose(name, { kind: 'widget', sample: 'price-history' })
  const words = name.replaceAll('-', ' ')
  const known = GROUPS.find((one) => one.toLowerCase() === group.toLowerCase())
  if (!known) throw new Error(`Storybook has no group "${group}". Write one of ${GROUPS.join(', ')}.`)
  return { folder: name, component: exported, title: `${known}/${words.charAt(0).toUpperCase()}${words.slice(1)}` }
}

/**
 * Writes a widget: component, style sheet, stories of its states, test, door and changeset, and its line in the table of guidance.
 * @returns the paths of what was written, in the repository
 * @throws {Error} there is such a widget already, or the table is not as it is known here; nothing is written then
 */
export function writeWidget(widget: NewWidget, root: string): string[] {
  const { folder, component, title } = widget
  const own = `${WIDGETS}/${folder}`
  if (existsSync(join(root, own))) throw new Error(`${own} is there already. Choose another name.`)
  if (readFileSync(join(root, GUIDANCE), 'utf8').includes(`\n  '${title}': `))
    throw new Error(`Storybook has ${title} already. Choose another name, or another group.`)
  const files = {
    [`${own}/${component}.tsx`]: sourceFile(widget),
    [`${own}/${component}.module.css`]: STYLES,
    [`${own}/${component}.stories.tsx`]: storiesFile(widget),
    [`${own}/${component}.browser.tsx`]: testFile(widget),
    [`${own}/index.ts`]: `export { ${component} } from './${component}.tsx'\n`,
    [`.changeset/new-widget-${folder}.md`]: `---\n'@clipfront/widgets': minor\n---\n\nA new widget: \`${folder}\`.\n`,
  }
  return writeScaffold({ files, insertions: [guidanceLine(widget)] }, root)
}

/** Storybook shows it until its author has written more. */
function guidanceLine({ title }: NewWidget): Insertion {
  return {
    file: GUIDANCE,
    before: "  'Content/Post card': ",
    line: `  '${title}': { use: 'Not written yet. Say where this widget is the right one.', not: 'Not written yet. Say where another one is, and which.' },`,
  }
}

function sourceFile({ component }: NewWidget): string {
  return `import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './${component}.module.css'

interface ${component}Props extends WidgetProps<HTMLElement> {
  heading: string
  /** In any language, as page data has it. */
  text: string
  /** A way on. */
  children?: ReactNode
}

/** Says what it is for, in one sentence: what a shopper learns from it, or does with it. */
export function ${component}({ heading, text, children, className, ref }: ${component}Props) {
  return (
    <section ref={ref} className={clsx(styles['widget'], className)}>
      <h2 className={styles['heading']}>{heading}</h2>
      <p className={styles['text']}>
        <bdi>{text}</bdi>
      </p>
      {children}
    </section>
  )
}
`
}

/** No outer margin, no width, no side of the screen: the place decides, and languages turn round. */
const STYLES = `.widget {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--room-8);
  overflow-wrap: anywhere;
}

.heading {
  font-size: var(--text-19);
}

.text {
  max-inline-size: var(--measure);
  color: var(--quiet);
}
`

function storiesFile({ component, title }: NewWidget): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { ${component} } from './${component}.tsx'

const meta = {
  title: '${title}',
  component: ${component},
  args: { heading: 'Nimbus Shoes', text: 'Trainers and running shoes, made to be mended.' },
} satisfies Meta<typeof ${component}>
export default meta

type Story = StoryObj<typeof meta>

/** As it is met most. */
export const Usual: Story = {}

/** With a way on. */
export const WithWayOn: Story = { args: { children: <a href="/stores">All shops</a> } }

/** Words longer than a line, as German has them. */
export const LongWords: Story = {
  args: { heading: 'Donaudampfschifffahrtsgesellschaft Schuhe', text: 'Versandkostenrückerstattungsbedingungen' },
}

/** On a phone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
`
}

function testFile({ folder, component }: NewWidget): string {
  return `import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { ${component} } from './${component}.tsx'
import * as stories from './${component}.stories.tsx'

describeConformance('${folder}/${component}', stories)

it('shows its words under a heading, and the way on', async () => {
  const screen = await renderOnSite(
    <${component} heading="Nimbus Shoes" text="Made to be mended.">
      <a href="/stores">All shops</a>
    </${component}>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Nimbus Shoes' })).toBeVisible()
  await expect.element(screen.getByText('Made to be mended.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/stores')
})
`
}
