import { type FieldIssues, type Form, parseFields } from '@clipfront/page-data/forms'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LoadForm } from './FormLink.tsx'
import { type FormStatus, ShopperForm } from './ShopperForm.tsx'
import styles from './FormDialog.module.css'

/** Sends one form. */
export interface FormSender {
  readonly state: {
    status: FormStatus
    /** What the server has answered: taken, or to be sent once more; before that, the form as it was fetched. */
    form: Form
  }
  subscribe: (listener: () => void) => () => void
  send: (fields: FormData) => void
}

/** @param openForm fetches a form by its path, and sends it */
export function createFormLoader(openForm: (path: string) => Promise<FormSender>): LoadForm {
  return async (path) => {
    const sender = await openForm(path)
    let typed: FormData | null = null
    return ({ onClose }) => {
      const close = (left: FormData | null) => {
        typed = left
        onClose(left === null)
      }
      return <FormDialog sender={sender} typed={typed} onClose={close} />
    }
  }
}

interface FormDialogProps {
  sender: FormSender
  /** What it was closed with the last time. */
  typed: FormData | null
  /** @param left what was typed and not taken; null once it was taken */
  onClose: (left: FormData | null) => void
}

/** A form over the page. Its fields are read by the schema that the server reads them by, before anything is sent. */
export function FormDialog({ sender, typed, onClose }: FormDialogProps) {
  const { status, form } = useSyncExternalStore(
    sender.subscribe,
    () => sender.state,
    () => sender.state,
  )
  /** As the fields were read here; the server's answer takes its place. */
  const [read, setRead] = useState(() => typed && { answer: form, form: withFields(form, typed, {}) })
  const [attempt, setAttempt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const submit = (fields: FormData) => {
    const parsed = parseFields(form.name, fields, form.today)
    setAttempt(attempt + 1)
    const issues = 'issues' in parsed ? parsed.issues : {}
    setRead({ answer: form, form: withFields(form, fields, issues) })
    if ('values' in parsed) sender.send(fields)
  }
  const shown = read?.answer === form ? read.form : form
  const close = () => dialog.current?.close()
  const leave = () => {
    const open = dialog.current?.querySelector('form')
    onClose(open ? new FormData(open) : null)
  }
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={`${form.name}-heading`} onClose={leave}>
      <ShopperForm
        form={shown}
        back=""
        status={status}
        attempt={attempt}
        headingLevel={2}
        onSubmit={submit}
        onClose={close}
      />
    </dialog>
  )
}

/** The form with what was typed, and what is wrong with it. */
function withFields(form: Form, typed: FormData, issues: FieldIssues): Form {
  const fields = form.fields.map((field) => {
    const value = typed.get(field.name)
    return { ...field, value: typeof value === 'string' ? value : '', issue: issues[field.name] ?? null }
  })
  return { ...form, state: 'open', fields }
}
