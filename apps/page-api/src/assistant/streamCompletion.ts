import * as v from 'valibot'
import type { ModelSettings } from '../settings/readAssistantSettings.ts'

export interface ModelMessage {
  role: 'system' | 'user'
  content: string
}

export interface ModelLimits {
  /** Without a byte of the answer. */
  silentMs: number
  /** For the whole answer. */
  totalMs: number
}

/** The language model gave no answer that can be used. The message says why in words of ours: nothing of what was sent or came is in it. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  /** Whether the server failed; else this answer alone did, which whoever asks may bring about. */
  readonly isOutage: boolean

  constructor(message: string, { isOutage = false } = {}) {
    super(message)
    this.isOutage = isOutage
  }
}

/** A server answers so to what it was asked, however well it is. */
const REQUEST_ERRORS: ReadonlySet<number> = new Set([400, 413, 422])

/** Of the answer, its wrapping included: a piece of one letter is wrapped in some 300 bytes. */
const MOST_CHARACTERS = 500_000
/** What the answer may cost: a few sentences. */
const MOST_TOKENS = 500
/** Close to what the data says. */
const TEMPERATURE = 0.2

const pieceSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string(), ''), tool_calls: v.optional(v.unknown()) }), {
        content: '',
      }),
      finish_reason: v.nullish(v.string(), null),
    }),
  ),
})

/**
 * Asks an OpenAI-compatible server for the next message, piece by piece as it is written.
 * @param gone aborted when nobody wants it any more
 * @throws {ModelError} no answer, none in time, or none that ended as an answer does
 */
export async function* streamCompletion(
  { endpoint, key, model }: Omit<ModelSettings, 'mostPerDay'>,
  messages: readonly ModelMessage[],
  { silentMs, totalMs, gone }: ModelLimits & { gone: AbortSignal },
): AsyncGenerator<string> {
  const over = new AbortController()
  let hasSpoken = false
  let isSilent = false
  const silence = setTimeout(() => {
    isSilent = true
    over.abort()
  }, silentMs)
  const total = setTimeout(() => over.abort(), totalMs)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        ...(model !== null && { model }),
        messages,
        stream: true,
        max_tokens: MOST_TOKENS,
        temperature: TEMPERATURE,
      }),
      // The key is for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([gone, over.signal]),
    })
    if (response.status !== 200)
      throw new ModelError(`it answered ${response.status}`, { isOutage: !REQUEST_ERRORS.has(response.status) })
    if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '') || !response.body)
      throw new ModelError('it answered with something else than a stream of events', { isOutage: true })
    for await (const piece of readPieces(response.body, () => silence.refresh())) {
      hasSpoken = true
      yield piece
    }
  } catch (error) {
    gone.throwIfAborted()
    if (error instanceof ModelError) throw error
    if (over.signal.aborted) throw new ModelError('it took too long', { isOutage: isSilent || !hasSpoken })
    throw new ModelError('it cannot be reached, or broke off', { isOutage: true })
  } finally {
    clearTimeout(silence)
    clearTimeout(total)
    over.abort()
  }
}

/** Server-sent events: of each only its data counts, which is one line. */
async function* readPieces(body: NonNullable<Response['body']>, heard: () => void): AsyncGenerator<string> {
  let length = 0
  let rest = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    heard()
    length += text.length
    if (length > MOST_CHARACTERS) throw new ModelError('it did not end')
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = /^data: ?(.*)$/.exec(line)?.[1]
      if (data === undefined) continue
      const { content, end } = readPiece(data)
      if (content) yield content
      if (end === 'stop') return
      if (end !== null) throw new ModelError('it ended otherwise than an answer does')
    }
  }
  throw new ModelError('it broke off')
}

function readPiece(data: string): { content: string; end: string | null } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), pieceSchema), data)
  if (!parsed.success) throw new ModelError('it answered with something else than pieces of a message')
  const [choice] = parsed.output.choices
  if (choice?.delta.tool_calls) throw new ModelError('it asked for tools, of which there are none')
  return { content: choice?.delta.content ?? '', end: choice?.finish_reason ?? null }
}
