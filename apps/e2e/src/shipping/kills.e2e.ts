import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { openDatabase } from '@clipfront/catalog/database'
import { findSite, type Site } from '@clipfront/site-config'
import { ask } from '../support/ask.ts'
import { choosePort, testBed, type TestBed } from '../support/testBed.ts'
import { listDescendants, listProcesses, type Process } from './listProcesses.ts'
import { type Clipfront, startClipfront } from './startClipfront.ts'
import { startEvents } from './startEvents.ts'
import { startRequests } from './startRequests.ts'

/** One of each unit. */
const SITES = ['uk.clipfront.example', 'us.couponpartner.example'].map((host) => findSite(host) as Site)
const [MAIN, CPW] = SITES as [Site, Site]
const PATHS = ['/', '/stores/nimbus-shoes', '/stores']
const PER_SECOND = 50
const EVENTS_PER_SECOND = 100
/** Sent at the moment of the kill, and so long before it that the first of them are answered. */
const BURST = 300
const BURST_MS = 60
const REQUESTS_FOR_ALL_WORKERS = 6
/** Of what stands between an event and the disk. */
const STORAGE_KILLS = process.env['FULL'] === '1' ? 10 : 1
const WARMING_MS = 3000
const BACK_WITHIN_MS = 10_000
const PROBE_TIMEOUT_MS = 3000
/** Pages are back when none has failed for so long. */
const STEADY_MS = 1500
const isWithoutDatabase = Boolean(process.env['E2E_DATABASE_URL'])

let bed: TestBed
let clipfront: Clipfront
/** Every process of Clipfront that was seen, by id. */
const seen = new Map<number, Process>()

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  bed = await testBed()
  clipfront = await startClipfront({
    ...bed.environment,
    SITES: SITES.map(({ code }) => code).join(' '),
    TRUSTED_PROXIES: '127.0.0.1',
  })
})
test.afterAll(async () => {
  await clipfront?.stop()
})

const resolvePath = (...names: string[]) => path.join(bed.environment['CLIPFRONT_DATA'] ?? '', ...names)

function postmasterFile(): string {
  const { folder } = JSON.parse(readFileSync(resolvePath('postgres.json'), 'utf8')) as { folder: string }
  return path.join(folder, 'data', 'postmaster.pid')
}

const findPostmaster = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10)

/** Notes what runs now. */
function listOurs(): Process[] {
  const database = isWithoutDatabase || !existsSync(postmasterFile()) ? [] : [findPostmaster()]
  const ours = listDescendants([clipfront.command.pid ?? 0, ...database])
  for (const found of ours) seen.set(found.pid, found)
  return ours
}

/** What still runs of all that was seen; a number that another process has by now is told by its command. */
function listLeft(): Process[] {
  const running = new Map(listProcesses().map(({ pid, command }) => [pid, command]))
  return [...seen.values()].filter(({ pid, command }) => running.get(pid) === command)
}

/** The process that wrote the last line of a server's log: page-api, or a worker of a unit. */
function findLogger(name: 'page-api' | 'main'): Process {
  const running = new Map(listOurs().map((found) => [found.pid, found]))
  const lines = readFileSync(resolvePath('logs', `${name}.log`), 'utf8').split('\n')
  const pids = lines.filter((line) => line.startsWith('{')).map((line) => (JSON.parse(line) as { pid: number }).pid)
  const found = running.get(pids.findLast((pid) => running.has(pid)) ?? 0)
  if (found) return found
  throw new Error(`no running process has written to the log of ${name}`)
}

function findBackend(): number {
  const postmaster = findPostmaster()
  const backend = listOurs().find(({ parent, command }) => parent === postmaster && command.includes('[local]'))
  if (backend) return backend.pid
  throw new Error('no backend of PostgreSQL serves page-api')
}

/** Whether each unit shows a page, and page data that no server caches. */
async function isServing(): Promise<boolean> {
  const requests = SITES.flatMap((site) =>
    ['/', `/api/page?url=${encodeURIComponent('/stores/nimbus-shoes')}`].map(async (target) => {
      const response = ask(bed.ports[choosePort(site)], site.hosts[0], target).then(({ status }) => status === 200)
      return Promise.race([response.catch(() => false), pause(PROBE_TIMEOUT_MS, false)])
    }),
  )
  return (await Promise.all(requests)).every(Boolean)
}

/** @returns how long it took until pages were back for good */
async function waitUntilBack(): Promise<number> {
  const killedAt = performance.now()
  let backAt = killedAt
  while (performance.now() - backAt < STEADY_MS) {
    if (!(await isServing())) backAt = performance.now()
    if (backAt - killedAt > 2 * BACK_WITHIN_MS) break
    await pause(50)
  }
  return backAt - killedAt
}

/**
 * @param find the process, while pages are requested
 * @param untouched sites of which no page may fail meanwhile
 */
async function kill(find: () => number, untouched: readonly Site[]): Promise<void> {
  const targets = PATHS.flatMap((pathname) =>
    SITES.map((site) => ({ port: bed.ports[choosePort(site)], host: site.hosts[0], pathname })),
  )
  // Each over a connection of its own, so that every worker has cached the pages that it is to serve.
  for (let number = 0; number < REQUESTS_FOR_ALL_WORKERS; number += 1)
    await Promise.all(targets.map(({ port, host, pathname }) => ask(port, host, pathname)))
  const running = startRequests(targets, PER_SECOND)
  const urlname = `/kills/${randomUUID()}`
  const events = startEvents({ port: bed.ports.PORT_MAIN, host: MAIN.hosts[0], urlname }, EVENTS_PER_SECOND)
  await pause(WARMING_MS)
  const pid = find()
  events.burst(BURST)
  await pause(BURST_MS)
  process.kill(pid, 'SIGKILL')
  const backMs = await waitUntilBack()
  const { responses, failures } = await running.stop()
  const { answered, failures: resent } = await events.stop()
  listOurs()
  const wrong = responses
    .filter(({ status }) => status !== 200)
    .map(({ target, status }) => `${target.host}${target.pathname}: ${status}`)
  const figures = `pages back after ${(backMs / 1000).toFixed(1)} s, ${wrong.length + failures.length} of ${wrong.length + failures.length + responses.length} requests failed; ${answered.length} events, ${resent} of them sent again`
  console.log(figures)
  test.info().annotations.push({ type: 'figures', description: figures })
  expect(backMs).toBeLessThan(BACK_WITHIN_MS)
  const failed = [...wrong, ...failures]
  expect(failed.filter((text) => untouched.some(({ hosts: [host] }) => text.startsWith(host)))).toEqual([])
  expect(listProcesses().some((found) => found.pid === pid)).toBe(false)
  expect((await readEvents(urlname)).toSorted()).toEqual(answered.toSorted())
}

/** What is stored of the events of one kill. */
async function readEvents(urlname: string): Promise<string[]> {
  const { CLIPFRONT_DATA: dataFolder = '', DATABASE_URL: databaseUrl } = bed.environment
  const { database, close } = await openDatabase({ dataFolder, databaseUrl: databaseUrl || null })
  try {
    const rows = await database.selectFrom('event').select('eid').where('urlname', '=', urlname).execute()
    return rows.map(({ eid }) => eid)
  } finally {
    await close()
  }
}

for (let number = 1; number <= STORAGE_KILLS; number += 1)
  test(`page-api is killed: cached pages are served, all of them soon, and no event is missing or doubled (${number})`, () =>
    kill(() => findLogger('page-api').pid, SITES))

test('a backend of PostgreSQL is killed: cached pages are served, and all of them soon', () => {
  test.skip(isWithoutDatabase, 'the database is somebody else’s')
  return kill(findBackend, SITES)
})

for (let number = 1; number <= STORAGE_KILLS; number += 1)
  test(`PostgreSQL is killed: cached pages are served, all of them soon, and no event is missing or doubled (${number})`, () => {
    test.skip(isWithoutDatabase, 'the database is somebody else’s')
    return kill(findPostmaster, SITES)
  })

test('one worker is killed: the other one serves', () => kill(() => findLogger('main').pid, [CPW]))

test('the primary of one unit is killed: the other unit serves', () => kill(() => findLogger('main').parent, [CPW]))

test('Ctrl-C twice leaves no process, not even a database whose page-api was killed in that moment', async () => {
  listOurs()
  process.kill(findLogger('page-api').pid, 'SIGKILL')
  const ended = once(clipfront.command, 'exit')
  const group = -(clipfront.command.pid ?? 0)
  process.kill(group, 'SIGINT')
  process.kill(group, 'SIGINT')
  expect(await ended).toEqual([0, null])
  await expect.poll(listLeft).toEqual([])
})
