// The collector beside a bare server that makes one INSERT of each event: events that are on disk per second, and how long one takes.
//   npm run bench -- collector [SECONDS]
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { connect, joinEmbeddedServer, type Database } from '@clipfront/catalog/database'
import { addDays, makeEventDays } from '@clipfront/catalog/events'
import { findFreePort } from '@clipfront/vitest/free-port'
import { type Kysely, sql } from 'kysely'
import { createClients, type Sent } from './collector/createClients.ts'
import { readServerCpu } from './collector/readServerCpu.ts'
import { quantile } from './measuring/quantile.ts'
import { startServer } from './measuring/startServer.ts'

const CLIENTS = 64
const POOL = 10
const ROUNDS = 3
const LEAST_TIMES = 2
const SITE = 'uk.clipfront.example'
const TOKEN = 'a-token-of-the-benchmark'
const root = path.resolve(import.meta.dirname, '../../..')

const [given = '10'] = process.argv.slice(2)
const seconds = Number(given)

const isStored = ({ status }: Sent) => status === 204
const findMedian = (values: readonly number[] = []) => quantile(values, 0.5)
const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

interface Round {
  perSecond: number
  /** Microseconds of CPU for each event: of the server's process, and of PostgreSQL. */
  cpu: [server: number, database: number]
  failed: number
}

const dataFolder = process.env['CLIPFRONT_DATA'] ?? ''
const server = await joinEmbeddedServer(dataFolder)
const database = connect<Database>(server.url, { connections: 2 })
const [apiPort, adminPort, plainPort] = await Promise.all(Array.from({ length: 3 }, findFreePort))
const env = {
  DATABASE_URL: server.url,
  INTERNAL_TOKEN: TOKEN,
  OUTBOUND_SECRET: 'a-secret-of-the-benchmark',
  PORT_API: String(apiPort),
  PORT_ADMIN_API: String(adminPort),
  PORT_PLAIN: String(plainPort),
  POOL: String(POOL),
}
const collector = await startServer('src/server.ts', {
  cwd: path.join(root, 'apps/page-api'),
  env,
  url: `http://127.0.0.1:${adminPort}/readyz`,
  status: 200,
})
const plain = await startServer(path.join(import.meta.dirname, 'collector/plainServer.ts'), {
  env,
  url: `http://127.0.0.1:${plainPort}/`,
})
const couponId = await seedCoupon()
const SUBJECTS = [
  { name: 'one INSERT per event', process: plain, port: Number(plainPort) },
  { name: 'the collector', process: collector, port: Number(apiPort) },
] as const

try {
  await describe(database)
  await measure()
} finally {
  await Promise.all([collector.stop(), plain.stop()])
  await database.destroy()
  await server.leave()
}

/** What every event is about: the collector looks it up. */
async function seedCoupon(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with shoes as (
      insert into merchant (site, slug, name, domain, tint, created_at)
      values (${SITE}, 'nimbus-shoes', 'Nimbus Shoes', 'nimbus-shoes.example', 1, now()) returning id
    )
    insert into coupon (site, merchant_id, upk, sign, title, code, first_seen_at, source, source_list)
    select ${SITE}, id, 'u', 's', '20% off', 'WELCOME20', now(), 'bench', '{bench}' from shoes returning id`.execute(
    database,
  )
  return rows[0]?.id ?? 0
}

async function describe(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<Record<string, string>>`
    select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as full_page_writes, current_setting('synchronous_commit') as synchronous_commit
  `.execute(db)
  const [{ version = '', ...settings } = {}] = rows
  const list = Object.entries(settings).map(([name, value]) => `${name} ${value}`)
  console.log(`PostgreSQL ${version}: ${list.join(', ')}. ${availableParallelism()} cores for all of it.`)
  console.log(`${CLIENTS} clients, a pool of ${POOL}, ${ROUNDS} rounds of ${seconds} s each, in turn.\n`)
}

async function measure(): Promise<void> {
  await makeEventDays(database, addDays(new Date(), -1), addDays(new Date(), 1))
  for (const subject of SUBJECTS) await runRound(subject, 2)
  const rounds = new Map(SUBJECTS.map(({ name }) => [name as string, [] as Round[]]))
  const memory: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const subject of SUBJECTS) {
      rounds.get(subject.name)?.push(await runRound(subject, seconds))
      if (subject.process === collector) memory.push(await collector.memory())
    }
  console.log('                        events/s   rounds                  CPU µs an event: server  PostgreSQL  failed')
  for (const [name, all] of rounds) printRounds(name, all)
  const [before = 0, after = 0] = SUBJECTS.map(({ name }) => findMedian(rounds.get(name)?.map((one) => one.perSecond)))
  console.log(`The collector stores ${(after / before).toFixed(2)} times as many (wanted: ${LEAST_TIMES}).\n`)
  console.log(
    `Memory of the collector after each round: ${memory.map((bytes) => `${toMegabytes(bytes)} MB`).join(', ')}\n`,
  )
  console.log('at half of its own load, ms   events/s    p50    p99    max  failed')
  for (const subject of SUBJECTS) {
    const perSecond = Math.floor(findMedian(rounds.get(subject.name)?.map((one) => one.perSecond)) / 2)
    printPaced(subject.name, perSecond, await runPaced(subject, perSecond))
  }
}

type Subject = (typeof SUBJECTS)[number]

/** Each client sends its next event when the last one is answered. @throws {Error} an event that was answered is not stored, or twice */
async function runRound({ process: measured, port }: Subject, duration: number): Promise<Round> {
  await sql`truncate event, undated_event`.execute(database)
  const clients = await createClients({ port, count: CLIENTS, token: TOKEN, couponId })
  const [cpuBefore, databaseBefore, startedAt] = [
    await measured.cpu(),
    readServerCpu(server.location),
    performance.now(),
  ]
  const until = startedAt + duration * 1000
  const sent = await clients.sendAsFastAsPossible(until)
  const ended = performance.now()
  const [cpuAfter, databaseAfter] = [await measured.cpu(), readServerCpu(server.location)]
  clients.end()
  const stored = sent.filter(isStored).length
  await requireStored(stored)
  return {
    perSecond: stored / ((ended - startedAt) / 1000),
    cpu: [(cpuAfter - cpuBefore) / stored, (databaseAfter - databaseBefore) / stored],
    failed: sent.length - stored,
  }
}

async function runPaced({ port }: Subject, perSecond: number): Promise<Sent[]> {
  await sql`truncate event, undated_event`.execute(database)
  const clients = await createClients({ port, count: CLIENTS, token: TOKEN, couponId })
  const sent = await clients.sendAtRate(perSecond, seconds)
  clients.end()
  await requireStored(sent.filter(isStored).length)
  return sent
}

async function requireStored(answered: number): Promise<void> {
  const { stored } = await database
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('stored'))
    .executeTakeFirstOrThrow()
  if (Number(stored) !== answered) throw new Error(`${answered} events were answered with 204, ${stored} are stored.`)
}

function printRounds(name: string, rounds: readonly Round[]): void {
  const rates = rounds.map(({ perSecond }) => Math.round(perSecond))
  const cpu = [0, 1].map((index) => Math.round(findMedian(rounds.map((one) => one.cpu[index] ?? 0))))
  const failed = rounds.reduce((sum, one) => sum + one.failed, 0)
  console.log(
    `${name.padEnd(22)} ${String(findMedian(rates)).padStart(9)}   ${rates.join(', ').padEnd(38)} ${cpu.map((us) => String(us).padStart(11)).join(' ')} ${String(failed).padStart(7)}`,
  )
}

function printPaced(name: string, perSecond: number, sent: readonly Sent[]): void {
  const times = [0.5, 0.99, 1].map((share) =>
    quantile(
      sent.map(({ ms }) => ms),
      share,
    )
      .toFixed(1)
      .padStart(6),
  )
  const failed = sent.filter((one) => !isStored(one)).length
  console.log(`${name.padEnd(28)} ${String(perSecond).padStart(9)} ${times.join(' ')} ${String(failed).padStart(7)}`)
}
