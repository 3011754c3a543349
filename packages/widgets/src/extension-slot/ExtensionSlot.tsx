import { clsx } from 'clsx'
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import promotion from '../promotion/Promotion.module.css'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { ExtensionContext, type ExtensionOffer } from './ExtensionContext.ts'
import styles from './ExtensionSlot.module.css'

/**
 * The way to the companion extension, on a site whose file names one, to a visitor whose browser can have it and has it not. It comes
 * after the page, and only where the end of the page is out of sight: nothing on the screen moves.
 */
export function ExtensionSlot({ className, ref }: WidgetProps<HTMLDivElement>) {
  const load = use(ExtensionContext)
  const mark = useRef<HTMLDivElement>(null)
  const [offer, setOffer] = useState<ExtensionOffer | null>(null)
  useEffect(() => {
    if (!load) return undefined
    let isGone = false
    load().then(
      (loaded) => setOffer(isGone || isEndInSight(mark.current) ? null : loaded),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [load])
  const page = useSyncExternalStore(
    offer?.subscribe ?? neverChanges,
    () => offer?.page ?? null,
    () => null,
  )
  return (
    <div ref={ref} className={clsx(styles['place'], className)}>
      <div ref={mark} hidden />
      {offer && page && <Promotion offer={offer} page={page} />}
    </div>
  )
}

function isEndInSight(mark: Element | null): boolean {
  return (mark?.closest('main') ?? document.body).getBoundingClientRect().bottom <= innerHeight
}

const neverChanges = () => () => {}

function Promotion({ offer, page }: { offer: ExtensionOffer; page: string }) {
  const { messages, site } = useSite()
  return (
    <section className={styles['slot']} aria-labelledby="extension">
      <div className={promotion['words']}>
        <h2 id="extension" className={promotion['heading']}>
          {messages.extensionHeading(site.extensionName)}
        </h2>
        <p className={promotion['text']}>{messages.extensionText}</p>
      </div>
      <div className={styles['ways']}>
        <a className={promotion['way']} href={page} target="_blank" rel="noopener">
          {messages.addExtension(offer.browser)}
        </a>
        {offer.dismiss && (
          <button type="button" className={styles['hide']} onClick={offer.dismiss}>
            {messages.hideExtension}
          </button>
        )}
      </div>
    </section>
  )
}
