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
  /** Whether the heading is only heard: the page's own says the same to the eye. @default false */
  isSilent?: boolean
  /** What the section lists: an empty list is left out, heading and all. */
  items?: readonly unknown[] | undefined
  className?: string | undefined
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ id, heading, note, isSilent, items, className, children }: SectionProps) {
  if (items?.length === 0) return null
  return (
    <section className={clsx(page['section'], className)} aria-labelledby={id}>
      <SectionHeading id={id} text={heading} note={note} {...(isSilent && { isSilent })} />
      {children}
    </section>
  )
}
