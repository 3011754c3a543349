import type { ServerResponse } from 'node:http'
import { invariant } from '@clipfront/routing/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAssistantSettings } from '../settings/readAssistantSettings.ts'
import { createLanguageModel, type LanguageModel, type ModelReader } from './createLanguageModel.ts'
import { end, type Mood, piece, says, sendEvents, startModelServer } from './testing/startModelServer.ts'

const server = await startModelServer()
const settings = readAssistantSettings({ ASSISTANT_URL: server.url, ASSISTANT_KEY: 'key' })
invariant(settings, 'a model is set')
const gone = new AbortController().signal
let networks = 0

/** Each reader is of a network of its own. */
function begin({ write }: LanguageModel, reader: Partial<ModelReader> = {}) {
  return write([], { gone, networkHash: `${(networks += 1)}`, mayWrite: () => true, ...reader })
}

async function read(model: LanguageModel, reader: Partial<ModelReader> = {}): Promise<string> {
  let output = ''
  for await (const part of begin(model, reader)) output += part
  return output
}

afterEach(() => void vi.useRealTimers())

it('a language model whose server failed three times in a row is left alone for a minute, in which no answer is counted', async () => {
  const clock = { now: 0 }
  const reasons: string[] = []
  const model = createLanguageModel(settings, {
    monotonicNow: () => clock.now,
    onPause: (reason) => void reasons.push(reason),
  })
  const mayWrite = vi.fn<() => boolean>(() => true)
  server.state.mood = (reply) => void reply.writeHead(503).end()
  const before = server.seen.length
  for (let count = 0; count < 5; count += 1) await expect(read(model, { mayWrite })).rejects.toThrow('it ')
  expect([server.seen.length - before, mayWrite.mock.calls.length, reasons]).toEqual([3, 3, ['it answered 503']])
  clock.now += 60_000
  server.state.mood = says('Here I am.')
  expect(await read(model, { mayWrite })).toBe('Here I am.')
})

it('an answer that may not be written is not asked for, and none is counted for who has left', async () => {
  const before = server.seen.length
  const mayWrite = vi.fn<() => boolean>(() => true)
  await expect(read(createLanguageModel(settings), { mayWrite, gone: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(mayWrite).not.toHaveBeenCalled()
  await expect(read(createLanguageModel(settings), { mayWrite: () => false })).rejects.toThrow('no more today')
  expect(server.seen.length).toBe(before)
})

const events =
  (...sent: object[]): Mood =>
  async (reply) =>
    sendEvents(reply, sent)

describe('whoever asks cannot have a language model left alone for all, with an answer that', () => {
  it.each<[string, Mood]>([
    ['is too long', events(piece('Once upon a time'), end('length'))],
    ['is held back', events(end('content_filter'))],
    ['wants tools', events(piece('', { tool_calls: [{ id: 'a' }] }))],
    ['is refused', (reply) => void reply.writeHead(400).end()],
  ])('%s', async (_title, mood) => {
    const model = createLanguageModel(settings)
    server.state.mood = mood
    for (let count = 0; count < 3; count += 1) await expect(read(model)).rejects.toThrow('it ')
    server.state.mood = says('Here I am.')
    expect(await read(model)).toBe('Here I am.')
  })

  it('goes on and on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const model = createLanguageModel(settings, { limits: { silentMs: 90_000, totalMs: 25_000 } })
    server.state.mood = (reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.write(`data: ${JSON.stringify(piece('a'))}\n\n`)
    }
    for (let count = 0; count < 3; count += 1) {
      const pieces = begin(model)
      expect((await pieces.next()).value).toBe('a')
      vi.advanceTimersByTime(25_000)
      await expect(pieces.next()).rejects.toThrow('it took too long')
    }
    server.state.mood = says('Here I am.')
    expect(await read(model)).toBe('Here I am.')
  })
})

it('[R1.5] a language model may be silent for 8 seconds and no longer, counted anew from each piece', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const replies: ServerResponse[] = []
  const speak = () => void replies[0]?.write(`data: ${JSON.stringify(piece('a'))}\n\n`)
  server.state.mood = (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    replies.push(reply)
    speak()
  }
  const pieces = begin(createLanguageModel(settings))
  expect((await pieces.next()).value).toBe('a')
  vi.advanceTimersByTime(7999)
  speak()
  expect((await pieces.next()).value).toBe('a')
  vi.advanceTimersByTime(8000)
  await expect(pieces.next()).rejects.toThrow('it took too long')
})

it('[R1.5] a language model writes eight answers at a time, two of them for one network, and counts no others', async () => {
  const model = createLanguageModel(settings)
  server.state.mood = (reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.write(`data: ${JSON.stringify(piece('a'))}\n\n`)
  }
  const busy = { networkHash: 'busy', mayWrite: vi.fn<() => boolean>(() => true) }
  const first = [begin(model, busy), begin(model, busy)]
  for (const pieces of first) await pieces.next()
  await expect(read(model, busy)).rejects.toThrow('enough for this network')
  const others = Array.from({ length: 6 }, () => begin(model))
  for (const pieces of others) await pieces.next()
  await expect(read(model)).rejects.toThrow('enough already')
  for (const pieces of [...first, ...others]) await pieces.return(undefined)
  server.state.mood = says('Here I am.')
  expect(await read(model, busy)).toBe('Here I am.')
  expect(busy.mayWrite).toHaveBeenCalledTimes(3)
})
