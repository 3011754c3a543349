import type { PageDataOf } from '@clipfront/page-data'
import { Breadcrumbs } from '../../breadcrumbs/index.ts'
import page from '../Page.module.css'
import { StaticBlock } from './StaticBlock.tsx'
import styles from './StaticPage.module.css'

/** A page of words: about us, how we test, privacy, the list of stores. */
export function StaticPage({ page: { data } }: { page: PageDataOf<'static'> }) {
  return (
    <div className={page['section']}>
      <Breadcrumbs links={[]} current={data.heading} />
      <h1 className={page['title']}>{data.heading}</h1>
      <div className={styles['text']}>
        {data.blocks.map((block, index) => (
          <StaticBlock key={placeOf(index)} block={block} />
        ))}
      </div>
    </div>
  )
}

/** Blocks have no identity but their place, and never change it. */
const placeOf = (index: number) => `block-${index}`
