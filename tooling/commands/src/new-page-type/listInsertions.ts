import type { Insertion } from '../scaffolding/writeScaffold.ts'
import type { NewPageType } from './writePageType.ts'

/** What a page type needs in files that are there: its line in each table over all page types, which the compiler asks for. */
export function listInsertions({ type, component, variable, key, path }: NewPageType): Insertion[] {
  return [
    { file: 'packages/page-data/src/values/pageTypes.ts', before: "  'static',", line: `  '${type}',` },
    {
      file: 'packages/page-data/src/schemas/pages.ts',
      before: 'import { blogPage }',
      line: `import { ${variable}Page } from './pages/${variable}.ts'`,
    },
    { file: 'packages/page-data/src/schemas/pages.ts', before: '  static: ', line: `  ${key}: ${variable}Page,` },
    {
      file: 'packages/page-data/src/testing/samples/listings.ts',
      before: '  channel: ',
      line: `  ${key}: { heading: 'Worth a look', summary: 'The best of today.', coupons: [buildWireCoupon()], merchants },`,
    },
    {
      file: 'packages/routing/src/head/describeJsonLd.ts',
      before: '  static: ',
      line: `  ${key}: (data, site, canonical) => describeListing(data.heading, data.coupons, site, canonical),`,
    },
    { file: 'packages/routing/src/page-paths/pagePaths.ts', before: '  about: ', line: `  ${key}: '/${type}',` },
    { file: 'packages/routing/src/product-url/productUrl.ts', before: '  about: ', line: `  ${key}: [],` },
    {
      file: 'packages/site-config/src/site/defineSite.ts',
      before: "  static: 'static',",
      line: `  ${key}: '${type}',`,
    },
    {
      file: 'packages/catalog/src/testing/DEMO_PATHS.ts',
      before: '  static: ',
      line: `  ${key}: '/${type}',`,
    },
    {
      file: 'apps/page-api/src/pages/findPage.ts',
      before: 'import { topicPage }',
      line: `import { ${variable}Page } from './${variable}Page.ts'`,
    },
    { file: 'apps/page-api/src/pages/findPage.ts', before: '  about: ', line: `  ${key}: ${variable}Page,` },
    {
      file: 'apps/page-api/src/sitemap/sitemapKinds.ts',
      before: "  { page: 'static', path: PAGE_PATHS.directory },",
      line: `  { page: '${type}', path: ${path} },`,
    },
    {
      file: 'packages/widgets/src/standard/standardTemplates.ts',
      before: '  static: ',
      line: `  ${key}: { ${key}: { pathComponent: pageModule('${type}', '${component}Page') } },`,
    },
    {
      file: 'packages/widgets/src/share-card/writeShareCard.ts',
      before: '  static: ',
      line: `  ${key}: ({ heading, summary }) => ({ ...PLAIN, title: heading, line: summary }),`,
    },
    {
      file: 'packages/widgets/src/testing/pageSamples.ts',
      before: 'import { sampleListings }',
      line: `import { sample${component} } from './sample${component}.ts'`,
    },
    {
      file: 'packages/widgets/src/testing/pageSamples.ts',
      before: '  static: ',
      line: `  ${key}: at('/${type}', { ...sample${component} }),`,
    },
    {
      file: 'apps/storybook/src/lab/findTemplate.ts',
      before: "  '@clipfront/widgets/pages/static'",
      line: `  '@clipfront/widgets/pages/${type}': () => import('@clipfront/widgets/pages/${type}'),`,
    },
    {
      file: 'apps/e2e/src/http/pages.e2e.ts',
      before: '    static: /',
      line: `    ${key}: /id="${type}-merchants"/,`,
    },
    { file: 'tooling/bench/src/pages/pagePaths.ts', before: '  static: ', line: `  ${key}: () => '/${type}',` },
  ]
}
