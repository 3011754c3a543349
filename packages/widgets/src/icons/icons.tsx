import type { ReactNode } from 'react'
import type { paths } from './paths.tsx'

export type IconName = keyof typeof paths

const drawn = new Map<string | symbol, ReactNode>()

/**
 * The icons: as large as the text around them, in its colour, silent for screen readers. Each is a reference into the document's
 * `IconSprite`, so that neither HTML nor scripts repeat a shape; `base.css` says how all of them look. Drawn once and reused.
 */
export const icons: Readonly<Record<IconName, ReactNode>> = new Proxy(Object.create(null), {
  get(_, name) {
    if (!drawn.has(name)) drawn.set(name, drawIcon(String(name)))
    return drawn.get(name)
  },
})

function drawIcon(name: string): ReactNode {
  return (
    <svg aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
