import type { Assistant } from '@clipfront/page-data/assistant'
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useState } from 'react'
import form from '../shopper-form/ShopperForm.module.css'
import styles from './ConversationTurn.module.css'

interface QuestionFormProps {
  assistant: Assistant
  field?: RefObject<HTMLTextAreaElement | null>
  /** What is read out with the field. */
  describedBy?: string | undefined
  /** A question is being answered: what is typed stays until then. @default false */
  isRunning?: boolean
  /** Left out, it is a plain form. @returns what is wrong, or null where it is asked */
  onAsk?: (fields: FormData) => Assistant['issue']
  /** What a plain form is sent with. */
  children?: ReactNode
}

/** Where a question is written. Enter sends it, with Shift it breaks the line. */
export function QuestionForm({ assistant, field, describedBy, isRunning = false, onAsk, children }: QuestionFormProps) {
  const { words } = assistant
  const [issue, setIssue] = useState(assistant.issue)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onAsk) return
    event.preventDefault()
    if (isRunning) return
    const found = onAsk(new FormData(event.currentTarget))
    setIssue(found)
    if (found) field?.current?.focus()
    else event.currentTarget.reset()
  }
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter ends the word of an input method; Safari says so by its old code alone.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (!onAsk || event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const described = [issue && 'assistant-issue', describedBy].filter(Boolean).join(' ') || undefined
  return (
    // The browser's own bubbles vanish: what is wrong is said in the page.
    <form className={form['form']} method="post" action="/api/assistant" noValidate onSubmit={submit}>
      {children}
      <label htmlFor="assistant-question" className={form['label']}>
        {words.label}
      </label>
      {issue && (
        <p id="assistant-issue" className={form['issue']} role="alert">
          {words[issue]}
        </p>
      )}
      <div className={styles['field']}>
        <textarea
          ref={field}
          id="assistant-question"
          name="question"
          className={form['input']}
          dir="auto"
          rows={1}
          defaultValue={assistant.issue ? assistant.question : ''}
          // A page that says what is wrong begins there, without a script too.
          {...(!onAsk && issue !== null && { autoFocus: true })}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={described}
          aria-invalid={issue !== null || undefined}
          onKeyDown={sendByKey}
        />
        <button type="submit" className={form['submit']} aria-disabled={isRunning || undefined}>
          {words.send}
        </button>
      </div>
    </form>
  )
}
