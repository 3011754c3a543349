import type { Block } from '@clipfront/page-data'
import type { ReactNode } from 'react'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import page from './Page.module.css'

export interface OpeningProps {
  title: ReactNode
  summary: string
  about?: readonly Block[]
  children?: ReactNode
}

/** The head of a page: its title, what it is about, figures or dates, and more to read. */
export function Opening({ title, summary, about, children }: OpeningProps) {
  return (
    <div className={page['opening']}>
      <h1 className={page['title']}>{title}</h1>
      {summary && (
        <p className={page['lede']}>
          <bdi>{summary}</bdi>
        </p>
      )}
      {children}
      {about && about.length > 0 && <TextBlocks blocks={about} headingLevel={2} />}
    </div>
  )
}
