import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { icons } from '../icons/icons.tsx'
import styles from './FilterBar.module.css'

interface FilterMenuProps {
  /** What it is about; it makes the ids. */
  name: string
  /** What its button says. */
  label: ReactNode
  /** Heads what opens. */
  heading: string
  /** Something else than what a list comes with is chosen. */
  isChosen: boolean
  className?: string | undefined
  /** List items. */
  children: ReactNode
}

/** A button and the ways that it opens: the platform's own popover, which needs no script and leaves with Escape or a click beside it. */
export function FilterMenu({ name, label, heading, isChosen, className, children }: FilterMenuProps) {
  const id = `menu-${name}`
  return (
    <>
      <button
        type="button"
        id={`filter-${name}`}
        className={clsx(styles['chip'], styles['opener'], className)}
        popoverTarget={id}
        data-chosen={isChosen || undefined}
      >
        {label}
        {icons.chevron}
      </button>
      <div id={id} className={styles['menu']} popover="auto">
        <p className={styles['heading']} aria-hidden="true">
          {heading}
        </p>
        <ul aria-label={heading}>{children}</ul>
      </div>
    </>
  )
}
