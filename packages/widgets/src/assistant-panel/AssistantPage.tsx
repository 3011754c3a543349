import type { Assistant } from '@clipfront/page-data/assistant'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { ConversationTurn } from './ConversationTurn.tsx'
import form from '../shopper-form/ShopperForm.module.css'
import styles from './ConversationTurn.module.css'
import { ExampleList, Introduction } from './Introduction.tsx'
import { QuestionForm } from './QuestionForm.tsx'

interface AssistantPageProps extends WidgetProps<HTMLElement> {
  assistant: Assistant
  /** Path and query of the page to go on to. */
  back: string
}

/** The assistant as a page of its own: plain forms, each answered by such a page. */
export function AssistantPage({ assistant, back, className, ref }: AssistantPageProps) {
  const { heading, words, question, answer, earlier, merchantId, privacy } = assistant
  const sent = (
    <>
      {merchantId !== null && <input type="hidden" name="merchant" value={merchantId} />}
      <input type="hidden" name="back" value={back} />
      {[...new Set(earlier)].map((text) => (
        <input key={text} type="hidden" name="earlier" value={text} />
      ))}
    </>
  )
  return (
    <section ref={ref} className={clsx(styles['page'], className)} aria-labelledby="assistant-heading">
      <h1 id="assistant-heading" className={form['heading']}>
        {heading}
      </h1>
      {answer ? (
        // What was asked for is what is read first, without a script too.
        <div ref={takeFocus} {...FIRST_READ}>
          <ConversationTurn question={question} answer={answer} status="done" words={words} headingLevel={2} />
        </div>
      ) : (
        <Introduction assistant={assistant}>
          <form method="post" action="/api/assistant">
            {sent}
            <ExampleList assistant={assistant} />
          </form>
        </Introduction>
      )}
      <QuestionForm assistant={assistant}>{sent}</QuestionForm>
      {answer && <Introduction assistant={assistant} />}
      <p className={form['ways']}>
        <a href={back}>{words.back}</a>
        <a href={privacy.path}>{privacy.label}</a>
      </p>
    </section>
  )
}

const FIRST_READ = { autoFocus: true, tabIndex: -1 } as const

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
