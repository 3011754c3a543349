import { pipeline, Readable } from 'node:stream'
import { EXPORT_NAMES, type ExportName, exportRows, type FigureRange, listColumns } from '@clipfront/catalog/figures'
import { PageError } from '@clipfront/routing/errors'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeskContext } from '../DeskContext.ts'
import type { Html } from '../markup/parts.ts'
import { formatSite } from '../pages/sections.ts'
import { figuresPage } from './figuresPage.ts'
import { parseRange } from './parseRange.ts'

interface Serving {
  /** Bounds how many pages and exports are made at a time. */
  work: <Result>(task: () => Promise<Result>) => Promise<Result>
  sendPage: (reply: FastifyReply, page: Html) => Promise<FastifyReply>
}

const FILE = /^(\w+)\.(csv|ndjson)$/

/** `/desk/figures`, and the rollups behind it as files. */
export function serveFigures(desk: FastifyInstance, context: DeskContext, { work, sendPage }: Serving): void {
  const readRange = ({ url }: FastifyRequest) =>
    parseRange(new URL(url, 'http://desk.invalid').searchParams, context.clock.now())
  desk.get('/figures', async (request, reply) => {
    const range = readRange(request)
    return sendPage(reply, await work(() => figuresPage(context, range)))
  })
  desk.get<{ Params: { file: string } }>('/figures/export/:file', async (request, reply) => {
    const [, given, format] = FILE.exec(request.params.file) ?? []
    const name = EXPORT_NAMES.find((known) => known === given)
    if (!name) throw new PageError(404, 'not-found', `There is no such export. There are ${EXPORT_NAMES.join(', ')}.`)
    const range = readRange(request)
    // Until the last row has left, or whoever asked for them has.
    await work(async () => {
      // Who left before their turn says so no second time.
      if (reply.raw.closed) return
      const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve))
      const site = range.site === null ? 'all-sites' : formatSite(range.site).replaceAll('/', '-')
      const file = `clipfront-${name}-${site}-${range.from}-${range.to}.${format}`
      reply.header('content-disposition', `attachment; filename="${file}"`)
      if (format === 'csv') reply.type('text/csv; charset=utf-8').send(writeCsv(context, name, range))
      else reply.type('application/x-ndjson; charset=utf-8').send(writeLines(context, name, range))
      await gone
    })
    return reply
  })
}

/** With the mark by which Excel knows UTF-8. A spreadsheet would run a text that begins like a formula, and the type of an event is whatever somebody sent. */
function writeCsv({ database, logger }: DeskContext, name: ExportName, range: FigureRange): Readable {
  const csv = stringify({ columns: listColumns(name), header: true, bom: true, escape_formulas: true })
  return pipeline(Readable.from(exportRows(database, name, range)), csv, (err) => {
    // Not for somebody who has stopped reading.
    if (err && err.code !== 'ERR_STREAM_PREMATURE_CLOSE') logger.error({ err }, 'an export broke off')
  })
}

function writeLines({ database }: DeskContext, name: ExportName, range: FigureRange): Readable {
  return Readable.from(
    (async function* () {
      for await (const row of exportRows(database, name, range)) yield `${JSON.stringify(row)}\n`
    })(),
  )
}
