import type { PageDataOf } from '@clipfront/page-data'
import page from '../Page.module.css'
import { StaticBlock } from './StaticBlock.tsx'
import styles from './StaticPage.module.css'

/** The words of such a page, and nothing around them: how it is shown where nothing of ours stands around. */
export function StaticText({ page: { data } }: { page: PageDataOf<'static'> }) {
  return (
    <div className={page['section']}>
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
