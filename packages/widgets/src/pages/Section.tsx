import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SectionHeading } from '../section-heading/SectionHeading.tsx'
import page from './Page.module.css'

interface SectionProps {
  /** Of its heading, which names it. */
  id: string
  heading: string
  /** A line under the heading. */
  note?: string | undefined
  /** What the section lists: an empty list is left out, heading and all. */
  items?: readonly unknown[]
  className?: string | undefined
  /** In the place of the heading, with what stands beside it; it has the same id. */
  head?: ReactNode
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ id, heading, note, items, className, head, children }: SectionProps) {
  if (items?.length === 0) return null
  return (
    <section className={clsx(page['section'], className)} aria-labelledby={id}>
      {head ?? <SectionHeading id={id} text={heading} note={note} />}
      {children}
    </section>
  )
}
