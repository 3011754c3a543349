import { type Form, parseFormAnswer, parseTakenAnswer } from '@clipfront/page-data/forms'
import { ApiError } from '@clipfront/routing/errors'
import { MutationObserver, type MutationObserverResult, onlineManager } from '@tanstack/react-query'
import { request } from '../http/createRequest.ts'
import { client } from './client.ts'

// It knows only what happens from now on, and resumes what waits only while the client is mounted.
onlineManager.setOnline(navigator.onLine)
client.mount()

interface FormState {
  status: 'idle' | 'sending' | 'offline' | 'failed' | 'busy'
  /** What the server has answered: taken, or to be sent once more; before that, the form as it was fetched. */
  form: Form
}

/** Fetches a form, and sends it (`docs/contracts/forms.md`): tried again while the server is away, paused while the browser is offline. */
export async function openForm(path: string) {
  const { status, body } = await request(path)
  if (status !== 200) throw new ApiError('refused', `The form was answered with the status ${status}`, { status })
  return createFormSender(parseFormAnswer(body))
}

function createFormSender(first: Form) {
  const listeners = new Set<() => void>()
  let state: FormState = { status: 'idle', form: first }
  /** Whose stamp is sent: the last that the server has made. What one try may have stored, the next does not store again. */
  let stamped = first
  let readyAt = performance.now() + first.waitMs
  const useStamp = (answer: Form) => {
    stamped = answer
    readyAt = performance.now() + answer.waitMs
  }
  const observer = new MutationObserver<Form, Error, FormData>(client, {
    async mutationFn(fields) {
      const answer = await postForm(stamped, fields, readyAt)
      if (answer.state !== 'held') return answer
      // Once more, as the page without a script asks for it: whatever filled in what nobody sees is not sent again.
      fields.delete('homepage')
      useStamp(answer)
      return postForm(stamped, fields, readyAt)
    },
    scope: { id: `form ${first.stamp}` },
    retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.status >= 500,
    onSuccess: useStamp,
  })
  observer.subscribe((result) => {
    state = describe(result, state)
    for (const listener of listeners) listener()
  })
  return {
    get state() {
      return state
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send(fields: FormData): void {
      // What goes wrong is in the result.
      observer.mutate(fields).catch(() => {})
    },
  }
}

/** How often it is tried again, 1, 2 and 4 seconds after it failed. */
const TRIES = 3
const TOO_MANY = 429

function describe(
  { status, isPaused, data, error }: MutationObserverResult<Form, Error, FormData>,
  { form }: FormState,
): FormState {
  if (status === 'success') return { status: 'idle', form: data }
  if (status === 'error')
    return { status: error instanceof ApiError && error.status === TOO_MANY ? 'busy' : 'failed', form }
  return { status: isPaused && !onlineManager.isOnline() ? 'offline' : 'sending', form }
}

/**
 * Sends a form no sooner than its stamp is good: who is quick, or has a browser that fills it in, waits for less than a second.
 * @returns the form as it is then: taken, or with what is wrong
 */
async function postForm(form: Form, fields: FormData, readyAt: number): Promise<Form> {
  const wait = readyAt - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const sent = Object.fromEntries([...fields].filter((field): field is [string, string] => !(field[1] instanceof File)))
  const { status, body } = await request(`/api/form/${form.name}`, {
    form: { ...sent, stamp: form.stamp },
    // Its mutations follow each other, and a second one is another one.
    allowDuplicate: true,
  })
  if (status === 422 || status === 428) return parseFormAnswer(body)
  if (status !== 200) throw new ApiError('refused', `The form was answered with the status ${status}`, { status })
  parseTakenAnswer(body)
  return { ...form, state: 'taken' }
}
