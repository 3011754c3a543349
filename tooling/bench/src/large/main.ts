// Fills a site of a data folder with a large catalog, for benchmarks: node src/large/main.ts SITE MERCHANTS COUPONS < NAMES,
// a JSON list of the merchants' names and domains; an empty one where they are made out of their numbers
import { text } from 'node:stream/consumers'
import { countLive } from '@clipfront/catalog/counts'
import { openDatabase, readDatabaseSettings, refreshStatistics } from '@clipfront/catalog/database'
import { addDays, makeEventDays } from '@clipfront/catalog/events'
import { sql } from 'kysely'
import { fillLargeCatalog } from './fillLargeCatalog.ts'

const [site = '', merchants = '', coupons = ''] = process.argv.slice(2)
const names = JSON.parse(await text(process.stdin)) as { name: string; domain: string }[]
const { clock, ...settings } = readDatabaseSettings(process.env)
const { database, close } = await openDatabase(settings)
try {
  const filled = await database.selectFrom('merchant').select('id').where('site', '=', site).executeTakeFirst()
  if (filled) console.log('It is filled already.')
  else await fill()
} finally {
  await close()
}

async function fill(): Promise<void> {
  const size = { merchants: Number(merchants), coupons: Number(coupons) }
  // Those of the clicks; a transaction of its own.
  await makeEventDays(database, addDays(clock.now(), -7), clock.now())
  await database
    .transaction()
    .execute(async (transaction) => fillLargeCatalog(transaction, { site, ...size, names, now: clock.now() }))
  await refreshStatistics(database)
  // The server does so by itself, within a minute or so: what is new goes from lists into indexes.
  await sql`vacuum merchant, coupon, post`.execute(database)
  await countLive(database, { site, now: clock.now() })
}
