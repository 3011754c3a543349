import { request } from 'node:http'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  /** The same as it came, of what is no text. */
  bytes: Buffer
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One raw request over loopback under any Host: the target goes out byte for byte, and redirects are not followed. */
export function ask(port: number, host: string, target: string, options: AskOptions = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const outgoing = request(
    {
      host: '127.0.0.1',
      port,
      path: target,
      method: options.method ?? 'GET',
      headers: { host, ...options.headers },
      agent: false,
    },
    (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes.toString('utf8'), bytes })
      })
    },
  )
  outgoing.on('error', reject)
  outgoing.end(options.body)
  return promise
}
