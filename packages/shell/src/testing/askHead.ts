import type { Answer, AskOptions } from './ask.ts'
import type { startSites } from './startSites.ts'

/** Of the moment, or of the body that a HEAD has not got. */
const OF_THE_BODY = new Set(['date', 'transfer-encoding', 'content-length'])

/** What HEAD answers, beside what GET lets expect of it: the same status, the same headers, no body. */
export async function askHead(
  sites: Pick<Awaited<ReturnType<typeof startSites>>, 'ask'>,
  host: string,
  target: string,
  options: AskOptions = {},
): Promise<{ head: Answer; expected: Answer }> {
  const get = await sites.ask(host, target, { ...options, method: 'GET' })
  const head = await sites.ask(host, target, { ...options, method: 'HEAD' })
  return { head: withoutBodyHeaders(head), expected: { ...withoutBodyHeaders(get), body: '', bytes: Buffer.alloc(0) } }
}

function withoutBodyHeaders(answer: Answer): Answer {
  return {
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OF_THE_BODY.has(name))),
  }
}
