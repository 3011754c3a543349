import type { Assistant } from '@clipfront/page-data/assistant'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { AskedQuestion } from './AskedQuestion.tsx'
import form from '../shopper-form/ShopperForm.module.css'
import styles from './AskedQuestion.module.css'
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
      {earlier.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same may have been asked twice
        <input key={index} type="hidden" name="earlier" value={text} />
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
        <div ref={takeFocus} autoFocus tabIndex={-1}>
          <AskedQuestion question={question} answer={answer} status="done" words={words} headingLevel={2} />
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

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
