// What the collector is compared with: the platform's HTTP server and form parser, a pool of `pg`, one INSERT of each event into
// the collector's own table. It checks nothing and looks nothing up.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['POOL']) })
const COLUMNS =
  'eid, occurred_at, coupon_id, merchant_id, position, old_position, is_mobile, has_affiliate, has_detail, type, site, environment, class, page, urlname, device, browser, visitor_hash, network_hash, performance, detail'
const INSERT = `insert into event (${COLUMNS}) values (${COLUMNS.split(',')
  .map((_, index) => `$${index + 1}`)
  .join(', ')})
  on conflict do nothing`

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.end()
  const body = await buffer(request)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { coupon_performance: coupon } = JSON.parse(field('res'))
  const eid = field('eid')
  const time = new Date(Number.parseInt(eid.slice(0, 8) + eid.slice(9, 13), 16))
  const { is_verified, search_word, sign, id, code } = coupon
  await pool.query(INSERT, [
    eid,
    time,
    id,
    1,
    coupon.position,
    coupon.old_position,
    field('isMobile') === '1',
    field('has_affiliate') === '1',
    coupon.has_detail === 1,
    field('type'),
    request.headers['x-site'],
    request.headers['x-environment'],
    'human',
    field('page'),
    field('urlname'),
    'pc',
    'Chrome',
    'AAAAAAAAAAAAAAAAAAAAAA',
    'BBBBBBBBBBBBBBBBBBBBBB',
    JSON.stringify({ id, code, is_verified, search_word, sign }),
    '{}',
  ])
  return response.writeHead(204, { 'cache-control': 'no-store' }).end()
}).listen(Number(process.env['PORT_PLAIN']), '127.0.0.1')
