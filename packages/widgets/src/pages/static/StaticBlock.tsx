import type { Block } from '@clipfront/page-data'
import type { ReactNode } from 'react'
import styles from './StaticPage.module.css'

type BlockOf = { [One in Block as One['type']]: One }

const shown: { [Type in keyof BlockOf]: (block: BlockOf[Type]) => ReactNode } = {
  heading: ({ text }) => <h2 className={styles['heading']}>{text}</h2>,
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

export function StaticBlock({ block }: { block: Block }) {
  return show(block.type, block)
}

function show<Type extends keyof BlockOf>(type: Type, block: BlockOf[Type]): ReactNode {
  return shown[type](block)
}
