import { buildWireAssistant } from '@clipfront/page-data/testing'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConversation, fetchAssistant } from './openAssistant.ts'

const TEXT = '{"kind":"text","text":"Zwölf Angebote."}\n'
const END = '{"kind":"end","by":"catalog"}\n'
const whole = () => new Response(TEXT + END)
const refuse =
  (status: number, headers = {}) =>
  () =>
    new Response('{}', { status, headers })

/** What was posted, in order. */
let posted: [string, string][][]
let signals: AbortSignal[]
let answers: (() => Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  signals = []
  answers = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    if (options?.body instanceof URLSearchParams) posted.push([...options.body])
    const response = (answers.shift() ?? whole)()
    if (!options?.signal || !response.body) return response
    signals.push(options.signal)
    // As a real one: nothing of it comes after it was aborted.
    return new Response(response.body.pipeThrough(new TransformStream(), { signal: options.signal }), response)
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const read = ({ turns }: ReturnType<typeof createConversation>) =>
  turns.map(({ question, answer, status }) => [question, answer?.text ?? null, status])
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** Waits until a conversation has come to this. Streams take their time, and timers go on only when they are told to. */
async function until(conversation: ReturnType<typeof createConversation>, ...expected: unknown[]): Promise<void> {
  const look = async () => {
    await settle(500)
    return read(conversation)
  }
  await expect.poll(look).toEqual(expected)
}

/** An answer that a test writes byte by byte, and how it ends. */
function write() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  answers = [() => new Response(readable)]
  return {
    write: (bytes: Uint8Array) => writer.write(bytes),
    end: () => writer.close(),
    fail: () => writer.abort(new Error('gone')),
  }
}

it('[R1.5] shows a question at once and its answer as it comes, in whatever pieces', async () => {
  const stream = write()
  const conversation = createConversation()
  conversation.ask('Was gilt?', 7)
  expect(read(conversation)).toEqual([['Was gilt?', null, 'waiting']])
  await settle()
  expect(posted).toEqual([
    [
      ['question', 'Was gilt?'],
      ['merchant', '7'],
    ],
  ])
  const bytes = new TextEncoder().encode(`${TEXT}\n{"kind":"later"}\n${END}`)
  // The third letter of the answer is cut in two.
  const cut = new TextEncoder().encode('{"kind":"text","text":"Zw').length + 1
  await stream.write(bytes.slice(0, cut))
  await settle()
  expect(read(conversation)).toEqual([['Was gilt?', null, 'waiting']])
  await stream.write(bytes.slice(cut, -5))
  await until(conversation, ['Was gilt?', 'Zwölf Angebote.', 'writing'])
  await stream.write(bytes.slice(-5))
  await stream.end()
  await until(conversation, ['Was gilt?', 'Zwölf Angebote.', 'done'])
})

it('[R1.5] sends the questions before with the next one, and no answer', async () => {
  const conversation = createConversation()
  for (const question of ['One?', 'Two?', 'Three?']) {
    conversation.ask(question, null)
    await expect.poll(() => conversation.turns.at(-1)?.status).toBe('done')
  }
  expect(posted.at(-1)).toEqual([
    ['question', 'Three?'],
    ['earlier', 'One?'],
    ['earlier', 'Two?'],
  ])
  conversation.clear()
  conversation.ask('Four?', null)
  await settle()
  expect(posted.at(-1)).toEqual([['question', 'Four?']])
})

it('[R1.5] says that an answer broke off, and asks the same again', async () => {
  answers = [() => new Response(TEXT)]
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'broken'])
  conversation.again()
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'done'])
  expect(posted[1]).toEqual(posted[0])
})

it('[R1.5] does not ask again for what is there by half', async () => {
  const stream = write()
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await settle()
  await stream.write(new TextEncoder().encode(TEXT))
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'writing'])
  await stream.fail()
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'broken'])
  await settle(20_000)
  expect(posted).toHaveLength(1)
})

it('[R1.5] stops: nothing of the answer is read any more', async () => {
  const stream = write()
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await settle()
  await stream.write(new TextEncoder().encode(TEXT))
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'writing'])
  conversation.stop()
  await settle(20_000)
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'stopped'])
  expect([signals.map(({ aborted }) => aborted), posted.length]).toEqual([[true], 1])
})

it('[R8.2] is tried again while the server is away, and then says that it failed', async () => {
  answers = Array.from({ length: 4 }, () => refuse(503))
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await until(conversation, ['What works?', null, 'failed'])
  expect(posted).toHaveLength(4)
})

it('[R8.2] says that too much was asked and when it goes on, and does not try again', async () => {
  answers = [refuse(429, { 'retry-after': '4500' })]
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await until(conversation, ['What works?', null, 'busy'])
  expect(conversation.turns[0]?.retryAfterS).toBe(4500)
  await settle(20_000)
  expect(posted).toHaveLength(1)
})

it('[R9.1] gives up on a server that is silent for 30 s', async () => {
  write()
  answers = [...answers, refuse(404)]
  const conversation = createConversation()
  conversation.ask('What works?', 7)
  await settle(29_999)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await settle(1)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await until(conversation, ['What works?', null, 'failed'])
  expect(posted).toHaveLength(2)
})

it('[R1.5] waits while the browser is offline, and asks when it is back', async () => {
  const conversation = createConversation()
  onlineManager.setOnline(false)
  conversation.ask('What works?', 7)
  await settle(5000)
  expect([posted, read(conversation)]).toEqual([[], [['What works?', null, 'offline']]])
  onlineManager.setOnline(true)
  await until(conversation, ['What works?', 'Zwölf Angebote.', 'done'])
})

it('[R1.5] fetches the words of a page once', async () => {
  answers = [() => Response.json({ assistant: buildWireAssistant() }), refuse(404)]
  expect((await fetchAssistant(7)).heading).toBe('Ask about offers')
  expect((await fetchAssistant(7)).merchantId).toBe(7)
  await expect(fetchAssistant(8)).rejects.toThrow('404')
})
