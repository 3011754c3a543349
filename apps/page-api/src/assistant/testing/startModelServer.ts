import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll } from 'vitest'

/** What a model does with a request; it has its whole body. */
export type Mood = (reply: ServerResponse, prompt: string) => void | Promise<void>

/** Not a whole character, and not a whole line. */
const ODD_BYTES = 7

/** Events in the protocol's form, in chunks that end anywhere, within characters too. */
export async function sendEvents(reply: ServerResponse, events: readonly object[], last = '[DONE]'): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const lines = [
    ': ping',
    ...events.map((event) => `data: ${JSON.stringify(event)}`),
    ...(last ? [`data: ${last}`] : []),
  ]
  const bytes = Buffer.from(lines.map((line) => `${line}\r\n\r\n`).join(''))
  for (let start = 0; start < bytes.length; start += ODD_BYTES) {
    reply.write(bytes.subarray(start, start + ODD_BYTES))
    if (start % (50 * ODD_BYTES) === 0) await setImmediate()
  }
  reply.end()
}

export const piece = (content: string | null, more: object = {}) => ({
  choices: [{ index: 0, delta: { content, ...more }, finish_reason: null }],
})
export const end = (reason: string) => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })

/** Says a text, three characters at a time. */
export const says =
  (words: string): Mood =>
  async (reply) =>
    sendEvents(reply, [
      { choices: [] },
      piece(null, { role: 'assistant' }),
      ...(words.match(/[^]{1,3}/gu) ?? []).map((part) => piece(part)),
      end('stop'),
    ])

/** A server that speaks the protocol of language models, until the file's last test. */
export async function startModelServer() {
  const seen: { authorization: string | undefined; path: string | undefined; body: string }[] = []
  const state: { mood: Mood } = { mood: says('') }
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await text(request)
    seen.push({ authorization: request.headers.authorization, path: request.url, body })
    await state.mood(reply, body)
  }
  const server = createServer((request, reply) => void answer(request, reply))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, seen, state }
}
