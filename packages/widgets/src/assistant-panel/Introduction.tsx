import type { Assistant } from '@clipfront/page-data/assistant'
import type { ReactNode } from 'react'
import form from '../shopper-form/ShopperForm.module.css'
import styles from './ConversationTurn.module.css'

interface IntroductionProps {
  assistant: Assistant
  id?: string
  children?: ReactNode
}

/** What is said before the first question: what answers it, who writes, and to send no personal data. */
export function Introduction({ assistant, id, children }: IntroductionProps) {
  return (
    <div className={styles['introduction']}>
      <div id={id}>
        {assistant.intro.map((text) => (
          <p key={text} className={styles['quiet']}>
            {text}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}

interface ExampleListProps {
  assistant: Assistant
  /** Left out, each example is a button of a plain form. */
  onAsk?: (question: string) => void
}

export function ExampleList({ assistant: { examples, words }, onAsk }: ExampleListProps) {
  return (
    <div className={styles['examples']}>
      <p id="assistant-examples" className={form['label']}>
        {words.examples}
      </p>
      <ul aria-labelledby="assistant-examples">
        {examples.map((example) => (
          <li key={example}>
            <button
              type={onAsk ? 'button' : 'submit'}
              name="question"
              value={example}
              className={styles['example']}
              onClick={onAsk && (() => onAsk(example))}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
