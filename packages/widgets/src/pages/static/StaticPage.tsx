import type { PageDataOf } from '@clipfront/page-data'
import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { Breadcrumbs } from '../../breadcrumbs/Breadcrumbs.tsx'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { ServedHtml } from '../../served-html/ServedHtml.tsx'
import { useSite } from '../../site-context/index.ts'
import styles from '../Page.module.css'
import { Section } from '../Section.tsx'
import type { StaticExtraData } from './staticExtraData.ts'
import { LinkButtons } from './LinkButtons.tsx'
import { drawOwnPage } from './ownPage.served.tsx'
import { StaticText } from './StaticText.tsx'

interface StaticPageProps {
  page: PageDataOf<'static'>
  extraData: StaticExtraData
}

/** A page of words: about us, how we test, privacy, the list of merchants. It ends with a way on, as every page does. */
export function StaticPage({ page, extraData }: StaticPageProps) {
  const { popularMerchants, buttons, form, assistant } = extraData
  const { messages } = useSite()
  return (
    <div className={styles['page']}>
      <div className={styles['section']}>
        <StaticBreadcrumbs page={page} />
        {form || assistant ? (
          <ServedHtml isKept={!drawOwnPage}>{drawOwnPage?.(extraData)}</ServedHtml>
        ) : (
          <StaticText page={page} hasContents />
        )}
        {buttons && <LinkButtons buttons={buttons} />}
      </div>
      {popularMerchants && (
        <Section id="popular" heading={messages.popularStores} items={popularMerchants}>
          <MerchantGrid merchants={popularMerchants} />
        </Section>
      )}
    </div>
  )
}

/** A page of the directory's letters stands below that of all. */
function StaticBreadcrumbs({ page: { data } }: { page: PageDataOf<'static'> }) {
  const { messages } = useSite()
  const letter = data.directory?.letters.find(({ slug }) => slug === data.directory?.letter)
  const links = letter ? [{ label: messages.allStores, path: PAGE_PATHS.directory, page: 'static' as const }] : []
  return <Breadcrumbs links={links} current={letter?.name ?? data.heading} />
}
