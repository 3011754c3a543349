import type { Form } from '@clipfront/page-data/forms'
import { clsx } from 'clsx'
import type { MouseEvent, SubmitEvent } from 'react'
import type { WidgetProps } from '../WidgetProps.ts'
import { FormField } from './FormField.tsx'
import styles from './ShopperForm.module.css'

/** What has become of a form that a script sends. */
export type FormStatus = 'idle' | 'sending' | 'offline' | 'failed' | 'busy'

interface ShopperFormProps extends WidgetProps<HTMLElement> {
  /** With every word of it (`docs/contracts/forms.md`). */
  form: Form
  /** Path and query of the page to go on to. */
  back: string
  /** Of a plain form it stands above the fields: a server has answered. @default idle */
  status?: FormStatus
  /** How often it was sent here: what is wrong has the focus each time. @default 0 */
  attempt?: number
  /** Left out, it is a plain form. */
  onSubmit?: (fields: FormData) => void
  /** Left out, the way on is a link to `back`. */
  onClose?: () => void
  /** @default 1 */
  headingLevel?: 1 | 2
}

/**
 * A form that shoppers send: a code, a review, an address. A plain form of its own page, in which the server says what is wrong
 * with each field; a script says the same before it sends anything. What is wrong is listed above the fields, and has the focus.
 */
export function ShopperForm({ form, back, headingLevel = 1, className, ref, ...dialog }: ShopperFormProps) {
  const Heading = `h${headingLevel}` as const
  const isTaken = form.state === 'taken'
  return (
    <section ref={ref} className={clsx(styles['shopperForm'], className)} aria-labelledby={`${form.name}-heading`}>
      <Heading id={`${form.name}-heading`} className={styles['heading']}>
        {isTaken ? form.words.takenHeading : form.heading}
      </Heading>
      {isTaken ? <Thanks form={form} back={back} {...dialog} /> : <OpenForm form={form} back={back} {...dialog} />}
    </section>
  )
}

type PartProps = Omit<ShopperFormProps, 'headingLevel' | 'className' | 'ref'>

function Thanks({ form, back, onClose }: PartProps) {
  return (
    <>
      <output ref={takeFocus} className={styles['taken']} {...FIRST_READ}>
        {form.words.taken}
      </output>
      <p className={styles['ways']}>
        {onClose ? (
          <button type="button" className={styles['submit']} onClick={onClose}>
            {form.words.close}
          </button>
        ) : (
          <a href={back}>{form.words.back}</a>
        )}
      </p>
    </>
  )
}

function OpenForm({ form, back, status = 'idle', attempt = 0, onSubmit, onClose }: PartProps) {
  const { name, words, fields, stamp, merchantId, privacy } = form
  const isSending = status === 'sending' || status === 'offline'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSubmit) return
    event.preventDefault()
    if (!isSending) onSubmit(new FormData(event.currentTarget))
  }
  return (
    // The browser's own bubbles vanish, and say nothing to some readers: what is wrong is said in the page.
    <form className={styles['form']} method="post" action={`/api/form/${name}`} noValidate onSubmit={submit}>
      {form.intro.map((text) => (
        <p key={text} className={styles['intro']}>
          {text}
        </p>
      ))}
      <Problems key={attempt} form={form} reason={onSubmit || status === 'idle' ? '' : words[status]} />
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="back" value={back} />
      {merchantId !== null && <input type="hidden" name="merchant" value={merchantId} />}
      {/* Programs fill in every field; nobody sees, hears or reaches this one, and browsers know no value for it. */}
      <label hidden>
        {words.trap}
        <input name="homepage" type="text" autoComplete="off" tabIndex={-1} key={stamp} />
      </label>
      {fields.map((field) => (
        <FormField key={field.name} form={form} field={field} />
      ))}
      <p className={styles['ways']}>
        <button type="submit" className={styles['submit']} aria-disabled={isSending || undefined}>
          {form.submit}
        </button>
        {onClose && (
          <button type="button" className={styles['close']} onClick={onClose}>
            {words.close}
          </button>
        )}
      </p>
      <output className={styles['status']}>{onSubmit && status !== 'idle' && words[status]}</output>
      <p className={styles['intro']}>
        <a href={privacy.path}>{privacy.label}</a>
      </p>
    </form>
  )
}

/** Why it could not be sent, with the ways to the fields. A server's page has the focus here without a script too. */
function Problems({ form, reason }: { form: Form; reason: string }) {
  const { name, words, fields, state } = form
  const wrong = fields.flatMap((field) => (field.issue ? [{ ...field, text: field.words[field.issue] }] : []))
  const message = state === 'held' ? words.held : reason
  if (wrong.length === 0 && !message) return null
  return (
    <div ref={takeFocus} className={styles['problems']} role="alert" {...FIRST_READ}>
      <p className={styles['wrong']}>{words.wrong}</p>
      {wrong.length === 0 && <p>{message}</p>}
      <ul>
        {wrong.map(({ name: field, text }) => (
          <li key={field}>
            <a href={`#${name}-${field}`} onClick={showField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** As the browser does by itself; in the address and its history a field is no place. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** A document that answers a form begins with what became of it, without a script too. */
const FIRST_READ = { autoFocus: true, tabIndex: -1 } as const

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
