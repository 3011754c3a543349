import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSemaphore, Overloaded } from '@clipfront/cache/semaphore'
import { PageError } from '@clipfront/routing/errors'
import { resolveLocalHost, type Site, sites } from '@clipfront/site-config'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from 'hono/html'
import { type AccessRule, isLoopback, readHostName, requireAccess } from './access.ts'
import type { DeskContext } from './DeskContext.ts'
import { DESK } from './deskPaths.ts'
import { serveFigures } from './figures/serveFigures.ts'
import type { Html } from './markup/parts.ts'
import { renderDocument } from './markup/renderDocument.ts'
import { overviewPage } from './pages/overviewPage.ts'
import { sitePage } from './pages/sitePage.ts'
import { withoutDatabasePage } from './pages/withoutDatabasePage.ts'

/** No script at all, and nothing from elsewhere. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/** A page counts whole catalogs: shoppers' pages need the database more. */
const PAGES_AT_A_TIME = 2
const MAX_WAITING = 8

/** The desk: pages for operators and editors, on the operators' port. */
export function serveDesk(admin: FastifyInstance, context: DeskContext, access: AccessRule): void {
  const stylesheet = readStylesheet()
  const work = createSemaphore({ permits: PAGES_AT_A_TIME, maxWaiting: MAX_WAITING })
  void admin.register(
    async (desk) => {
      desk.addHook('onRequest', async (request, reply) => {
        reply.headers(HEADERS)
        requireAccess(access, request)
      })
      desk.setErrorHandler((error, _request, reply) => sendError(context, error, reply))
      desk.setNotFoundHandler((_request, reply) => sendError(context, notFound(), reply))
      desk.get('/desk.css', (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(stylesheet),
      )
      desk.get('/', async (_request, reply) => sendPage(reply, await work(() => overviewPage(context))))
      serveFigures(desk, context, { work, sendPage })
      desk.get<{ Params: { code: string } }>('/sites/:code', async ({ params, headers }, reply) => {
        const site = sites.find(({ code }) => code === params.code)
        if (!site) throw notFound()
        return sendPage(
          reply,
          await work(() => sitePage(context, { ...site, origin: resolveOrigin(context, site, headers.host) })),
        )
      })
    },
    { prefix: DESK },
  )
}

/** Whoever reads the desk by a name of this machine reaches the sites in the same way. */
function resolveOrigin({ sitePorts }: DeskContext, site: Site, host: string | undefined): string {
  if (!isLoopback(readHostName(host))) return site.domainLink
  return `http://${resolveLocalHost(site)}:${sitePorts[site.businessUnit]}`
}

async function sendPage(reply: FastifyReply, page: Html): Promise<FastifyReply> {
  return reply.type('text/html; charset=utf-8').send(String(await page))
}

function notFound(): PageError {
  return new PageError(404, 'not-found', 'The desk has no such page. The pages there are stand above.')
}

async function sendError(context: DeskContext, error: unknown, reply: FastifyReply): Promise<FastifyReply> {
  const { clock, isReachable, logger } = context
  const { status, message } = describe(error)
  if (status === 500) logger.error({ err: error }, 'a page of the desk failed')
  if (status === 500 && !(await isReachable())) {
    const page = await withoutDatabasePage(context, describeReason(error))
    return sendPage(reply.code(503).header('retry-after', '5'), page)
  }
  if (status === 401) reply.header('www-authenticate', 'Basic realm="Clipfront desk", charset="UTF-8"')
  if (status === 503) reply.header('retry-after', '5')
  const body = html`<p>${message}</p>`
  return sendPage(reply.code(status), renderDocument({ title: `Error ${status}`, path: '', now: clock.now(), body }))
}

function describe(error: unknown): { status: number; message: string } {
  if (error instanceof PageError) return error
  if (error instanceof Overloaded)
    return { status: 503, message: 'The desk is being read by many. Reload in a moment.' }
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return { status: Number(error.statusCode), message: error.message }
  return { status: 500, message: 'Something went wrong on our side. The log of page-api says what.' }
}

/** Node tries every address of a name, and says of several in vain no more than a code. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** The tokens of the sites, and what the desk makes of them. */
function readStylesheet(): string {
  const tokens = path.dirname(fileURLToPath(import.meta.resolve('@clipfront/widgets/tokens.css')))
  const files = ['palette.css', 'scale.css', 'base.css'].map((name) => path.join(tokens, name))
  const own = ['desk.css', 'tables.css'].map((name) => path.join(import.meta.dirname, 'markup', name))
  return [...files, ...own].map((file) => readFileSync(file, 'utf8')).join('\n')
}
