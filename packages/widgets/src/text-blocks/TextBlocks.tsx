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
  /** Of the headings, in their order: where a table of contents leads. Left out, they have none. */
  anchors?: readonly { id: string }[]
  /** Whether its lists are steps, one after the other. @default false */
  isOrdered?: boolean
}

interface Around {
  Heading: (typeof HEADINGS)[keyof typeof HEADINGS]
  List: 'ol' | 'ul'
  anchor: string | undefined
}
type ByType = { [One in Block as One['type']]: One }

/** Long text, as an editor or a feed wrote it: headings, paragraphs, lists, links within the site. */
export function TextBlocks({ blocks, headingLevel = 2, anchors, isOrdered = false, className, ref }: TextBlocksProps) {
  const left = [...(anchors ?? [])]
  return (
    <div ref={ref} className={clsx(styles['text'], headingLevel === 4 && styles['close'], className)}>
      {blocks.map((block, index) => (
        // Blocks have no identity but their place, and never change it.
        <TextBlock
          key={buildKey(index)}
          block={block}
          around={{
            Heading: HEADINGS[headingLevel],
            List: isOrdered ? 'ol' : 'ul',
            anchor: block.type === 'heading' ? left.shift()?.id : undefined,
          }}
        />
      ))}
    </div>
  )
}

const buildKey = (index: number) => `block-${index}`

const shown: {
  [Type in keyof ByType]: (block: ByType[Type], around: Around) => ReactNode
} = {
  heading: ({ text }, { Heading, anchor }) => (
    <Heading id={anchor} className={styles['heading']}>
      {text}
    </Heading>
  ),
  paragraph: ({ text }) => <p>{text}</p>,
  list: ({ items }, { List }) => (
    <List className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
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

interface TextBlockProps {
  block: Block
  around: Around
}

function TextBlock({ block, around }: TextBlockProps) {
  return show(block.type, block, around)
}

function show<Type extends keyof ByType>(type: Type, block: ByType[Type], around: Around): ReactNode {
  return shown[type](block, around)
}
