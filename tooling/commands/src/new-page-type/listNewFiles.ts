import type { NewPageType } from './writePageType.ts'

/** The files of a page type that are its own, by their paths. */
export function listNewFiles(page: NewPageType): Record<string, string> {
  const { type, component, variable } = page
  const template = `packages/widgets/src/pages/${type}`
  return {
    [`packages/page-data/src/schemas/pages/${variable}.ts`]: schemaFile(page),
    [`apps/page-api/src/pages/${variable}Page.ts`]: pageFunctionFile(page),
    [`apps/page-api/src/pages/${variable}Page.test.ts`]: pageFunctionTest(page),
    [`packages/widgets/src/testing/sample${component}.ts`]: samplesFile(page),
    [`${template}/${component}Page.tsx`]: templateFile(page),
    [`${template}/${component}Page.stories.tsx`]: storiesFile(page),
    [`${template}/${component}Page.browser.tsx`]: templateTest(page),
    [`${template}/index.ts`]: `export { ${component}Page } from './${component}Page.tsx'\n`,
    [`.changeset/new-page-type-${type}.md`]: changeset(page),
  }
}

function schemaFile({ variable }: NewPageType): string {
  return `import { list } from '../../reading/readers.ts'
import { record } from '../../reading/record.ts'
import { coupon } from '../coupon.ts'
import { text } from '../fields.ts'
import { merchantSummary } from '../merchantReference.ts'

export const ${variable}Page = record({
  heading: text,
  /** What the page is for, in a sentence under its heading. */
  summary: text,
  /** The best first. */
  coupons: list(coupon),
  merchants: list(merchantSummary),
})
`
}

function pageFunctionFile({ type, variable, path }: NewPageType): string {
  return `import type { CatalogView } from '@clipfront/catalog/context'
import { siteFigures } from '@clipfront/catalog/listings'
import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { listAlternates } from '../alternates/listAlternates.ts'
import { buildPage } from './buildPage.ts'
import { formatMonth } from './formatMonth.ts'
import { topCoupons } from './topCoupons.ts'

const MERCHANTS = 12

/** Says in one sentence what the page is for: the best offers of the site, and its merchants. */
export async function ${variable}Page(view: CatalogView) {
  const { site } = view
  const [coupons, merchants, figures] = await Promise.all([
    topCoupons(view),
    popularMerchants(view, MERCHANTS),
    siteFigures(view),
  ])
  const { category, home } = resolveMessages(site.language)
  const heading = category.title(site.name, formatMonth(view), 1)
  const summary = home.description(site.name, figures.live_coupons, figures.merchants)
  return buildPage(site, {
    page: '${type}',
    title: heading,
    description: summary,
    canonicalPath: ${path},
    data: { heading, summary, coupons, merchants },
    alternates: listAlternates(site, '${type}', () => ${path}),
    tags: ['${type}'],
  })
}
`
}

function pageFunctionTest({ type }: NewPageType): string {
  return `import { beforeEach, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, getPage, seedCoupon, seedMerchant } from '@clipfront/catalog/testing'
import { startTestApi } from '../http/testing/startTestApi.ts'

const { database } = await createTestDatabase()
const api = await startTestApi(database)

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
})

async function getOwnPage() {
  const page = await getPage(api, '/${type}')
  if (page.page !== '${type}') throw new Error(\`/${type} is a \${page.page} page\`)
  return page
}

it('lists the best live offer of each merchant, and the merchants that have one', async () => {
  const nimbus = await seedMerchant(database)
  const other = await seedMerchant(database, { slug: 'other', name: 'Other' })
  await seedCoupon(database, nimbus, { title: 'good', weight: 1 })
  await seedCoupon(database, nimbus, { title: 'best', weight: 9 })
  await seedCoupon(database, nimbus, { title: 'past', weight: 99, ends_at: daysAgo(1) })
  await seedCoupon(database, other, { title: 'second', weight: 5 })
  const { data, meta } = await getOwnPage()
  expect(data.coupons.map(({ title }) => title)).toEqual(['best', 'second'])
  expect(data.merchants.map(({ slug }) => slug).toSorted()).toEqual(['nimbus-shoes', 'other'])
  expect(data.summary).toContain('3 live')
  expect(meta.canonicalUrl).toBe('https://uk.clipfront.example/${type}')
})

it('is there where nothing is live', async () => {
  expect((await getOwnPage()).data).toMatchObject({ coupons: [], merchants: [] })
})
`
}

function samplesFile({ type, component }: NewPageType): string {
  return `import { buildPage } from '@clipfront/page-data/testing'
import { atAnotherMerchant, coupons, merchants } from './samplePages.ts'

const live = coupons.filter(({ state }) => state === 'live')

/** Believable pages, with much to show and with nothing. */
export const sample${component} = {
  many: buildPage('${type}', { coupons: live.map(atAnotherMerchant), merchants: merchants.slice(0, 6) }),
  empty: buildPage('${type}', { coupons: [], merchants: [] }),
}
`
}

function templateFile({ type, component, path }: NewPageType): string {
  return `import type { PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { useSite } from '../../site-context/index.ts'
import { ColumnPage } from '../ColumnPage.tsx'
import { ListOffers } from '../ListOffers.tsx'
import { Opening } from '../Opening.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** Says in one sentence what the page is for: what a shopper looks for here, and finds. */
export function ${component}Page({ page: { data } }: { page: PageDataOf<'${type}'> }) {
  const { messages } = useSite()
  const { heading, summary, coupons, merchants } = data
  return (
    <ColumnPage
      isWide
      current={heading}
      head={<Opening title={heading} summary={summary} />}
      aside={
        <Section id="${type}-merchants" heading={messages.popularStores} items={merchants} className={page['broad']}>
          <MerchantGrid merchants={merchants} />
        </Section>
      }
    >
      <ListOffers
        coupons={coupons}
        paging={{ page: 1, pages: 1, total: coupons.length, offset: 0 }}
        filters={null}
        path={${path}}
        isSortable={false}
      />
    </ColumnPage>
  )
}
`
}

function storiesFile({ type, component, heading }: NewPageType): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSiteLayout } from '../../testing/inSiteLayout.tsx'
import { sample${component} } from '../../testing/sample${component}.ts'
import { ${component}Page } from './${component}Page.tsx'

const meta = {
  title: 'Pages/${heading}',
  component: ${component}Page,
  decorators: [inSiteLayout],
  args: { page: sample${component}.many },
  parameters: { frame: 'page', url: '/${type}' },
} satisfies Meta<typeof ${component}Page>
export default meta

type Story = StoryObj<typeof meta>

/** As it is met most. */
export const Many: Story = {}

/** Nothing to use today. */
export const Empty: Story = { args: { page: sample${component}.empty } }

/** The merchants go under the offers. */
export const OnAPhone: Story = { globals: { viewport: { value: 'xs' } } }

/** In the dark. */
export const InTheDark: Story = { globals: { scheme: 'dark' } }

/** From right to left. */
export const RightToLeft: Story = { globals: { site: 'main-ae' } }
`
}

function templateTest({ type, component }: NewPageType): string {
  return `import { expect, it } from 'vitest'
import { describeConformance } from '../../testing/describeConformance.tsx'
import { renderOnSite } from '../../testing/renderOnSite.tsx'
import { sample${component} } from '../../testing/sample${component}.ts'
import { ${component}Page } from './${component}Page.tsx'
import * as stories from './${component}Page.stories.tsx'

describeConformance('pages/${type}/${component}Page', stories, { isElement: false })

it('says what it is for, and shows the offers and the shops', async () => {
  const screen = await renderOnSite(<${component}Page page={sample${component}.many} />)
  const { heading, summary, coupons, merchants } = sample${component}.many.data
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.element(screen.getByText(summary)).toBeVisible()
  expect(screen.getByRole('article').elements()).toHaveLength(coupons.length)
  const grid = screen.getByRole('region', { name: 'Popular shops' })
  expect(grid.getByRole('link').elements()).toHaveLength(merchants.length)
})

it('says so where there is nothing to use', async () => {
  const screen = await renderOnSite(<${component}Page page={sample${component}.empty} />)
  await expect.element(screen.getByRole('heading', { name: 'No offers here today' })).toBeVisible()
})
`
}

/** The packages whose users see it; Storybook, the journeys and the benchmarks have a line of it too, and no users. */
const CHANGED = ['catalog', 'page-api', 'page-data', 'routing', 'site-config', 'widgets']

function changeset({ type }: NewPageType): string {
  const packages = CHANGED.map((name) => `'@clipfront/${name}': minor\n`).join('')
  return `---\n${packages}---\n\nA new page type: \`${type}\`, at \`/${type}\`.\n`
}
