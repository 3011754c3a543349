import { clsx } from 'clsx'
import { type ReactElement, useEffect, useState } from 'react'
import { icons } from '../icons/icons.tsx'
import { SectionHeading } from '../section-heading/SectionHeading.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Carousel.module.css'

interface CarouselProps extends WidgetProps<HTMLElement> {
  /** Of its heading, which names it. */
  id: string
  heading: string
  /** Two rows of small tiles, or one of cards. */
  size: 'tile' | 'card'
  /** An `li` each. Without one it is left out, heading and all. */
  children: readonly ReactElement[]
}

/** Which ends of the row are in sight. */
interface Ends {
  start: boolean
  end: boolean
}

/** As much of a row stays in sight when it is moved: nothing is skipped. */
const STEP = 0.8

/**
 * A part of a page whose list is moved sideways, by finger, wheel, keyboard or its buttons, and never by itself. The list scrolls
 * without a script; the buttons come with it, where there is more than fits and no finger to move it.
 */
export function Carousel({ id, heading, size, children, className, ref }: CarouselProps) {
  const { messages } = useSite()
  const [rail, setRail] = useState<HTMLUListElement | null>(null)
  const [ends, setEnds] = useState<Ends | null>(null)
  const count = children.length
  useEffect(() => (rail ? watchEnds(rail, setEnds) : undefined), [rail])
  if (count === 0) return null
  const button = (label: string, isAtEnd: boolean, way: 1 | -1) => (
    // It keeps the keyboard at the end of the row, so it is not `disabled`.
    <button
      type="button"
      className={clsx(styles['button'], way < 0 && styles['back'])}
      aria-label={label}
      aria-describedby={id}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && rail && move(rail, way)}
    >
      {icons.chevron}
    </button>
  )
  return (
    <section ref={ref} className={clsx(styles['carousel'], className)} aria-labelledby={id}>
      <div className={styles['head']}>
        <SectionHeading id={id} text={heading} />
        <div className={styles['buttons']} data-useful={ends !== null && !(ends.start && ends.end)}>
          {button(messages.showEarlier, ends?.start ?? true, -1)}
          {button(messages.showFurther, ends?.end ?? true, 1)}
        </div>
      </div>
      {/* Another one where there are more or fewer: its ends are others then. */}
      <ul key={count} ref={setRail} className={styles['rail']} data-size={size}>
        {children}
      </ul>
    </section>
  )
}

/** @returns ends it */
function watchEnds(rail: HTMLElement, tell: (ends: Ends) => void): () => void {
  const { firstElementChild: first, lastElementChild: last } = rail
  if (!first || !last) return () => {}
  const inSight = new Map<Element, boolean>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inSight.set(target, isIntersecting)
      tell({ start: inSight.get(first) === true, end: inSight.get(last) === true })
    },
    // Not quite all of it: widths are no whole pixels.
    { root: rail, threshold: 0.95 },
  )
  for (const end of new Set([first, last])) observer.observe(end)
  return () => observer.disconnect()
}

/** How smoothly is the business of the styles, which know who wants no motion. */
function move(rail: HTMLElement, way: 1 | -1): void {
  const sign = getComputedStyle(rail).direction === 'rtl' ? -way : way
  rail.scrollBy({ left: sign * rail.clientWidth * STEP })
}
