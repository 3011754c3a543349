import { type Answer, type Assistant, parseQuestion } from '@clipfront/page-data/assistant'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { icons } from '../icons/icons.tsx'
import type { OpenedAssistantProps } from './AssistantLink.tsx'
import styles from './AssistantPanel.module.css'
import { type AnswerStatus, ConversationTurn, RUNNING } from './ConversationTurn.tsx'
import { ExampleList, Introduction } from './Introduction.tsx'
import { QuestionForm } from './QuestionForm.tsx'

/** A question, and what has become of it. */
export interface Turn {
  /** Of this try: the same question asked again is another one. */
  id: number
  question: string
  answer: Answer | null
  status: AnswerStatus
  /** Of one that is busy: seconds until it is answered again. */
  retryAfterS?: number | null
}

/** What is asked and answered; it outlives the panel, and ends with the document. */
export interface Conversation {
  readonly turns: readonly Turn[]
  subscribe: (listener: () => void) => () => void
  ask: (question: string, merchantId: number | null) => void
  stop: () => void
  /** The last question. */
  again: () => void
  clear: () => void
}

interface AssistantPanelProps extends OpenedAssistantProps {
  assistant: Assistant
  conversation: Conversation
}

/** As wide that the panel has room beside the page, which gives way: the style sheet has the same figure. */
const WIDE = '(width >= 1360px)'

/** The assistant over the page; beside it where there is room, so that one can read on, open offers and ask on. */
export function AssistantPanel({ assistant, conversation, merchantId, onClose }: AssistantPanelProps) {
  const { heading, words, privacy } = assistant
  const turns = useSyncExternalStore(
    conversation.subscribe,
    () => conversation.turns,
    () => conversation.turns,
  )
  const last = turns.at(-1)
  const lastId = last?.id
  const isRunning = last !== undefined && RUNNING.has(last.status)
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const isBeside = useDialog(dialog, field)

  // A new question stands at the top, and its answer below: nothing moves while it comes.
  useEffect(() => {
    const newest = log.current?.lastElementChild
    if (lastId && newest instanceof HTMLElement) log.current?.scrollTo({ top: newest.offsetTop })
  }, [lastId])

  const ask = (question: string) => {
    if (isRunning) return
    conversation.ask(question, merchantId)
    field.current?.focus()
  }
  const askTyped = (fields: FormData) => {
    const read = parseQuestion(fields)
    if ('issue' in read) return read.issue
    ask(read.question)
    return null
  }
  /** What had the focus is gone then. */
  const andFocusField = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  const close = () => dialog.current?.close()
  const closeByKey = (event: KeyboardEvent) => {
    // Beside the page the browser does not do so by itself. In a list of an input method Escape means that list.
    if (event.key === 'Escape' && isBeside && !event.nativeEvent.isComposing) close()
  }
  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-labelledby="assistant-heading"
      onKeyDown={closeByKey}
      onClose={() => {
        // Reopened another way, because the window was made wider or narrower.
        if (!dialog.current?.open) onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 id="assistant-heading" tabIndex={-1}>
          {heading}
        </h2>
        {turns.length > 0 && (
          <button type="button" className={styles['clear']} onClick={andFocusField(conversation.clear)}>
            {words.clear}
          </button>
        )}
        <button type="button" className={styles['close']} aria-label={words.close} onClick={close}>
          {icons.cross}
        </button>
      </div>
      {/* It scrolls: the keyboard must reach it. */}
      <div ref={log} className={styles['log']} role="log" aria-labelledby="assistant-heading" {...REACHABLE}>
        <Introduction assistant={assistant} id="assistant-intro">
          {turns.length === 0 && <ExampleList assistant={assistant} onAsk={ask} />}
        </Introduction>
        {turns.map((turn, index) => (
          <ConversationTurn
            key={turn.id}
            {...turn}
            words={words}
            headingLevel={3}
            onFollow={isBeside ? undefined : close}
            {...(index === turns.length - 1 && {
              onStop: andFocusField(conversation.stop),
              onAgain: andFocusField(conversation.again),
            })}
          />
        ))}
      </div>
      <div className={styles['foot']}>
        <QuestionForm
          assistant={assistant}
          field={field}
          describedBy={turns.length === 0 ? 'assistant-intro' : undefined}
          isRunning={isRunning}
          onAsk={askTyped}
        />
        <a className={styles['privacy']} href={privacy.path} onClick={isBeside ? undefined : close}>
          {privacy.label}
        </a>
      </div>
    </dialog>
  )
}

const REACHABLE = { tabIndex: 0 } as const

/** Opens the dialog, over the page or beside it, and gives the focus back to the field when a button that had it is gone. */
function useDialog(dialog: RefObject<HTMLDialogElement | null>, field: RefObject<HTMLTextAreaElement | null>): boolean {
  const [wide] = useState(() => globalThis.matchMedia?.(WIDE))
  const isBeside = useSyncExternalStore(
    (listener) => {
      wide?.addEventListener('change', listener)
      return () => wide?.removeEventListener('change', listener)
    },
    () => wide?.matches ?? false,
    () => false,
  )
  useEffect(() => {
    const element = dialog.current
    element?.close()
    if (isBeside) element?.show()
    else element?.showModal()
    // On a phone a field that has the focus brings a keyboard over what is to be read first.
    const first = isBeside ? field.current : element?.querySelector('h2')
    first?.focus()
  }, [isBeside, dialog, field])
  return isBeside
}
