import type { Block } from '@clipfront/page-data'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './TextBlocks.module.css'

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

interface TextBlocksProps extends WidgetProps<HTMLDivElement> {
  blocks: readonly Block[]
  /** Of the headings in the text: one below what stands above it. @default 2 */
  headingLevel?: keyof typeof HEADINGS
}

type Heading = (typeof HEADINGS)[keyof typeof HEADINGS]
type ByType = { [One in Block as One['type']]: One }

/** Long text, as an editor or a feed wrote it: headings, paragraphs, lists, links within the site. */
export function TextBlocks({ blocks, headingLevel = 2, className, ref }: TextBlocksProps) {
  return (
    <div ref={ref} className={clsx(styles['text'], headingLevel === 4 && styles['close'], className)}>
      {blocks.map((block, index) => (
        // Blocks have no identity but their place, and never change it.
        <TextBlock key={buildKey(index)} block={block} heading={HEADINGS[headingLevel]} />
      ))}
    </div>
  )
}

const buildKey = (index: number) => `block-${index}`

const shown: { [Type in keyof ByType]: (block: ByType[Type], heading: Heading) => ReactNode } = {
  heading: ({ text }, Heading) => <Heading className={styles['heading']}>{text}</Heading>,
  paragraph: ({ text }) => <p>{text}</p>,
  list: ({ items }) => (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  ),
  links: ({ links }) => (
    <ul className={styles['links']}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a className={styles['link']} href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  ),
}

function TextBlock({ block, heading }: { block: Block; heading: Heading }) {
  return show(block.type, block, heading)
}

function show<Type extends keyof ByType>(type: Type, block: ByType[Type], heading: Heading): ReactNode {
  return shown[type](block, heading)
}
