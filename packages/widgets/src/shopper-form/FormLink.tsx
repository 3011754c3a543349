import type { FormName } from '@clipfront/page-data/forms'
import { type ComponentType, createContext, type MouseEvent, type ReactNode, use, useRef, useState } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'

/** A form by its path, as a dialog. Drawn again it has what was typed in it. */
export type LoadForm = (path: string) => Promise<ComponentType<{ onClose: (isTaken: boolean) => void }>>

/**
 * Brings a form by its path, as a dialog. Only who wants to write needs that code, so the site's frame gives the way to it. Without
 * one, and where it cannot be had, the form is a page of its own.
 */
export const FormsContext = createContext<LoadForm | null>(null)

interface FormLinkProps extends WidgetProps<HTMLAnchorElement> {
  name: FormName
  /** Left out, it is about the site. */
  merchantId?: number
  children: ReactNode
}

/** The way to a form: no page holds one, so that none is heavier for the few who write. */
export function FormLink({ name, merchantId, children, className, ref }: FormLinkProps) {
  const load = use(FormsContext)
  /** Until it was taken, or the page is left. */
  const [loaded, setLoaded] = useState<{ path: string; Dialog: Awaited<ReturnType<LoadForm>> } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const loading = useRef('')
  const path = `/api/form/${name}${merchantId ? `?merchant=${merchantId}` : ''}`
  const open = (event: MouseEvent) => {
    // Who wants it in a tab of its own has it there.
    if (!load || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
    if (loaded?.path === path || loading.current === path) return
    loading.current = path
    load(path)
      .then(
        (Dialog) => setLoaded({ path, Dialog }),
        () => location.assign(path),
      )
      .finally(() => (loading.current = ''))
  }
  const close = (isTaken: boolean) => {
    setIsOpen(false)
    if (isTaken) setLoaded(null)
  }
  return (
    <>
      <a ref={ref} className={className} href={path} onClick={open}>
        {children}
      </a>
      {isOpen && loaded?.path === path && <loaded.Dialog onClose={close} />}
    </>
  )
}
