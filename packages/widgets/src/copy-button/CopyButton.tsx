import { clsx } from 'clsx'
import { Fragment, useState, useSyncExternalStore } from 'react'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './CopyButton.module.css'

interface CopyButtonProps extends WidgetProps<HTMLDivElement> {
  code: string
  couponId: number
  /** The element that shows the code: it is selected where the clipboard is closed to pages. */
  codeId: string
  /** An icon alone, which stands on the code itself; what is said is said to those who listen. @default false */
  isSmall?: boolean
  /** Is told of each click. */
  onCopy?: () => void
}

type Outcome = 'none' | 'copied' | 'selected' | 'selectedByTouch'

/**
 * Copies a code and says so, to the eye and to the ear; what else is to be done, where it could not, on a line of its own in the
 * row it stands in. It is seen only where a click is answered; its place is kept, so that nothing jumps. Without scripting there is
 * no button: one click selects the code itself.
 */
export function CopyButton({ code, couponId, codeId, isSmall = false, onCopy, className, ref }: CopyButtonProps) {
  const { messages } = useSite()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const copy = () => {
    void copyText(code, codeId).then((isCopied) => setOutcome(isCopied ? 'copied' : selected()))
    onCopy?.()
  }
  const Label = isSmall ? VisuallyHidden : Fragment
  const announcement = {
    none: '',
    copied: messages.copiedAnnouncement(code),
    selected: messages.copyFailed,
    selectedByTouch: messages.copyFailedByTouch,
  }[outcome]
  return (
    <div
      ref={ref}
      className={clsx(isSmall ? styles['small'] : styles['copy'], className)}
      data-outcome={outcome}
      data-hydrated={useHydrated() || undefined}
    >
      <button
        type="button"
        className={styles['button']}
        data-action="copy-code"
        data-coupon-id={couponId}
        onClick={copy}
      >
        {outcome === 'copied' ? icons.check : icons.copy}
        <Label>{outcome === 'copied' ? messages.copied : messages.copy}</Label>
        {outcome !== 'copied' && <VisuallyHidden> {messages.theCode}</VisuallyHidden>}
      </button>
      <output className={styles['said']}>{announcement}</output>
    </div>
  )
}

/** A finger has no keyboard to copy with. */
function selected(): Outcome {
  return matchMedia('(pointer: coarse)').matches ? 'selectedByTouch' : 'selected'
}

/**
 * Copies text. Must be called straight from a click: Safari refuses the clipboard after anything was awaited.
 * @param shownId the element that shows the text; where the clipboard is refused it is left selected, ready for the shopper
 * @returns whether the clipboard has it
 */
async function copyText(text: string, shownId: string): Promise<boolean> {
  // On plain http there is no `navigator.clipboard`; the browser's old command works there still.
  if (!isClipboard(navigator.clipboard)) return copyShown(shownId)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyShown(shownId)
  }
}

const isClipboard = (clipboard: Clipboard | undefined) => clipboard !== undefined

function copyShown(id: string): boolean {
  const shown = document.querySelector(`#${CSS.escape(id)}`)
  if (!shown) return false
  getSelection()?.selectAllChildren(shown)
  // The only way that there is without a secure context.
  return document.execCommand('copy')
}

/** Whether a click will be answered: not in the server's HTML, and not before the app has taken it over. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
