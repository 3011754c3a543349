import type { ReactNode } from 'react'
import { SectionHeading } from '../section-heading/SectionHeading.tsx'
import page from './Page.module.css'

interface SectionProps {
  /** Of its heading, which names it. */
  id: string
  heading: string
  /** A line under the heading. */
  note?: string | undefined
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ id, heading, note, children }: SectionProps) {
  return (
    <section className={page['section']} aria-labelledby={id}>
      <SectionHeading id={id} text={heading} {...(note !== undefined && { note })} />
      {children}
    </section>
  )
}
