import { type Form, parseFields } from '@clipfront/page-data/forms'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LoadForm } from './FormLink.tsx'
import { type FormStatus, ShopperForm } from './ShopperForm.tsx'
import styles from './ShopperForm.module.css'

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
    return ({ onClose }) => <FormDialog sender={sender} onClose={onClose} />
  }
}

interface FormDialogProps {
  sender: FormSender
  onClose: () => void
}

/** A form over the page. Its fields are read by the schema that the server reads them by, before anything is sent. */
export function FormDialog({ sender, onClose }: FormDialogProps) {
  const { status, form } = useSyncExternalStore(
    sender.subscribe,
    () => sender.state,
    () => sender.state,
  )
  /** As the fields were read here; the server's answer takes its place. */
  const [read, setRead] = useState<{ answer: Form; form: Form } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const submit = (fields: FormData) => {
    const parsed = parseFields(form.name, fields, form.today)
    setAttempt(attempt + 1)
    const issues = 'issues' in parsed ? parsed.issues : {}
    setRead({
      answer: form,
      form: {
        ...form,
        state: 'open',
        fields: form.fields.map((field) => ({ ...field, issue: issues[field.name] ?? null })),
      },
    })
    if ('values' in parsed) sender.send(fields)
  }
  const shown = read?.answer === form ? read.form : form
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={`${form.name}-heading`} onClose={onClose}>
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
