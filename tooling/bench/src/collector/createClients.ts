import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Sent {
  /** 0 for a request that failed. */
  status: number
  /** From the moment it was due until its answer. */
  ms: number
}

interface ClientOptions {
  port: number
  count: number
  token: string
  /** Of the coupon that every event is about. */
  couponId: number
}

/** Sockets that speak just enough HTTP: on a small machine every cycle of theirs is taken from the server. */
export async function createClients({ port, count, token, couponId }: ClientOptions) {
  const clients = await Promise.all(Array.from({ length: count }, async () => openClient(port)))
  const buildRequest = createRequests(token, couponId)
  const send = async (client: Client, due: number): Promise<Sent> => {
    const status = await client.exchange(buildRequest())
    return { status, ms: performance.now() - due }
  }

  return {
    /** Until a moment of `performance.now()`. */
    async sendAsFastAsPossible(until: number): Promise<Sent[]> {
      const sent: Sent[] = []
      const run = async (client: Client) => {
        while (performance.now() < until) sent.push(await send(client, performance.now()))
      }
      await Promise.all(clients.map(run))
      return sent
    },
    /** Events are due at a steady rate; one that finds no free client waits, and its time counts from when it was due. */
    async sendAtRate(perSecond: number, seconds: number): Promise<Sent[]> {
      const start = performance.now()
      const total = perSecond * seconds
      const sent: Sent[] = []
      let next = 0
      const run = async (client: Client) => {
        while (next < total) {
          const due = start + (next * 1000) / perSecond
          next += 1
          const early = due - performance.now()
          if (early > 0) await sleep(early)
          sent.push(await send(client, due))
        }
      }
      await Promise.all(clients.map(run))
      return sent
    },
    end: () => clients.forEach((client) => client.end()),
  }
}

type Client = Awaited<ReturnType<typeof openClient>>

async function openClient(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let settle: ((status: number) => void) | undefined
  let received = ''
  const finish = (status: number) => {
    received = ''
    settle?.(status)
    settle = undefined
  }
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    const head = received.indexOf('\r\n\r\n')
    if (head === -1) return
    const length = Number(/^content-length: (\d+)/im.exec(received.slice(0, head))?.[1] ?? 0)
    if (received.length >= head + 4 + length) finish(Number(received.slice(9, 12)))
  })
  socket.on('error', () => finish(0)).on('close', () => finish(0))
  return {
    exchange: (request: Buffer) =>
      new Promise<number>((resolve) => {
        settle = resolve
        if (socket.destroyed) finish(0)
        else socket.write(request)
      }),
    end: () => socket.destroy(),
  }
}

const BOUNDARY = '----WebKitFormBoundaryA1b2C3d4E5f6G7h8'
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** Impressions as a page sends them, each with an eid of its own, from addresses that no limit knows. */
function createRequests(token: string, couponId: number): () => Buffer {
  const performanceFields = {
    id: couponId,
    code: '20',
    title: '20% off everything for new customers',
    source_list: 'awin,editor',
    is_verified: true,
    promotion_off: '20%',
    promotion_detail: 'For new customers who spend 50 or more. Not with other codes.',
    tag: 'new,exclusive',
    upk: '4b5c6d7e8f901234',
    keywords: 'shoes boots',
    search_word: '',
    domain: 'nimbus-shoes.example',
    sign: '0123456789abcdef',
    source: 'awin',
    source_add_time: '2026-11-01T00:00:00Z',
    position: 3,
    old_position: 5,
    has_detail: 0,
  }
  const fields = {
    type: 'impression',
    isMobile: '0',
    page: 'merchant',
    urlname: '/stores/nimbus-shoes',
    has_affiliate: '1',
    res: JSON.stringify({ coupon_performance: performanceFields }),
  }
  const parts = [...Object.entries(fields), ['eid', '']].map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
  )
  const before = parts.join('\r\n')
  const after = `\r\n--${BOUNDARY}--\r\n`
  const length = Buffer.byteLength(before) + 36 + after.length
  let number = 0
  return () => {
    number += 1
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const head = [
      'POST /pagepoint?type=impression HTTP/1.1',
      'Host: 127.0.0.1',
      `Authorization: Bearer ${token}`,
      'X-Site: uk.clipfront.example',
      'X-Environment: prod',
      `X-Forwarded-For: ${address}`,
      `User-Agent: ${USER_AGENT}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${length}`,
    ]
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${before}${createEid(number)}${after}`)
  }
}

/** A UUIDv7 of now. */
function createEid(number: number): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const tail = number.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8${process.pid.toString(16).slice(-3).padStart(3, '0')}-${tail}`
}
