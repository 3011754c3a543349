import type { CatalogView } from '@clipfront/catalog/context'
import { followLink, type LinkedSubscription, type MailLink, readLink } from '@clipfront/catalog/subscriptions'
import { SUBSCRIPTION_PATH } from '@clipfront/mail/compose'
import { type MailMessages, resolveMailMessages } from '@clipfront/mail/messages'
import type { WireLinkButton } from '@clipfront/page-data/forms'
import { PAGE_PATHS, pagePath } from '@clipfront/routing/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { buildPage } from '../../pages/buildPage.ts'
import { parseQuery } from '../../request/readQuery.ts'
import { type ApiContext, buildView, whenGone } from '../ApiContext.ts'
import { requireInternalToken } from '../internalToken.ts'
import { error, json, object, pageData, site, text, tokenErrors } from '../schemas.ts'
import { sendUncached } from '../sendCacheable.ts'

const linkPage = object(
  {
    ...pageData.properties,
    buttons: {
      type: 'array',
      description: '`LinkButton` of `@clipfront/page-data/forms`.',
      items: object({ label: text, value: { enum: ['this', 'all'] } }),
    },
  },
  ['alternates', 'menu', 'tags'],
)

const describe = (summary: string, ok: string): FastifySchema => ({
  summary,
  description: 'docs/contracts/mail.md. Called by the sites’ servers only.',
  security: [{ internalToken: [] }],
  params: { type: 'object', properties: { code: site } },
  querystring: {
    type: 'object',
    properties: { confirm: text, unsubscribe: text, scope: { enum: ['this', 'all'], default: 'this' } },
  },
  response: {
    200: json(ok, linkPage),
    ...tokenErrors,
    404: error('There is no such site.'),
    410: json('A page that says that the link has ended.', linkPage),
    503: error('More is asked for than can be answered soon. Retry-After says when to try again.'),
  },
})

interface LinkRoute {
  Params: { code: string }
}

/** `GET` and `POST /v1/sites/{code}/subscription` (docs/contracts/mail.md): what a link of a mail is about, and does it. */
export function serveMailLinks(api: FastifyInstance, context: ApiContext): void {
  const { internalToken } = context.settings.secrets
  const onRequest = async ({ headers }: FastifyRequest) => requireInternalToken(headers.authorization, internalToken)
  const answer = async (request: FastifyRequest<LinkRoute>, reply: FastifyReply, act: typeof readLink) => {
    const view = buildView(context, request.params.code)
    const link = parseLink(view, parseQuery(request))
    const found = await context.work(async () => act(view.database, link), { signal: whenGone(reply) })
    const page = buildLinkPage(view, link, found, act === followLink)
    return sendUncached(reply, page)
  }
  const path = `/v1/sites/:code${SUBSCRIPTION_PATH}`
  const read = describe('What a link of a mail is about', 'The page with its buttons.')
  api.get<LinkRoute>(path, { schema: read, onRequest }, (request, reply) => answer(request, reply, readLink))
  const follow = describe('Does what a link of a mail is for; again it does the same', 'The page that says so.')
  api.post<LinkRoute>(path, { schema: follow, onRequest }, (request, reply) => answer(request, reply, followLink))
}

function parseLink({ site: { code }, now }: CatalogView, query: URLSearchParams): MailLink {
  const action = query.has('confirm') ? 'confirm' : 'unsubscribe'
  const scope = query.get('scope') === 'all' ? 'all' : 'this'
  return { site: code, token: query.get(action) ?? '', action, scope, now }
}

/** A page of no path of the catalog; nothing in it says whose subscription it is. */
function buildLinkPage(
  { site: own }: CatalogView,
  { action, scope }: MailLink,
  found: LinkedSubscription | undefined,
  isDone: boolean,
) {
  const { pages: words } = resolveMailMessages(own.language)
  const { heading, text: message } = found
    ? describeState(words, own.name, { action, scope, found, isDone })
    : words.expired
  const { merchant = null } = found ?? {}
  const way = merchant
    ? { label: merchant.name, path: pagePath('merchant', merchant.slug) }
    : { label: own.name, path: PAGE_PATHS.home }
  const page = buildPage(own, {
    code: found ? 200 : 410,
    page: 'static',
    title: `${heading} – ${own.name}`,
    description: message,
    canonicalPath: SUBSCRIPTION_PATH,
    robots: 'NOINDEX',
    data: {
      heading,
      blocks: [
        { type: 'paragraph', text: message },
        ...(found && !isDone ? [] : [{ type: 'links' as const, links: [way] }]),
      ],
    },
  })
  return { ...page, buttons: found && !isDone ? listButtons(words, own.name, action) : [] }
}

type Words = MailMessages['pages']

function describeState(
  words: Words,
  name: string,
  state: { action: MailLink['action']; scope: MailLink['scope']; found: LinkedSubscription; isDone: boolean },
) {
  const { action, scope, isDone, found } = state
  if (action === 'unsubscribe' && isDone && scope === 'all')
    return { heading: words.ended.heading, text: words.allEnded(name) }
  const names = { confirm: ['confirm', 'confirmed'], unsubscribe: ['unsubscribe', 'ended'] } as const
  const { heading, text: texts } = words[names[action][isDone ? 1 : 0]]
  return { heading, text: found.merchant ? texts.ofMerchant(found.merchant.name, name) : texts.ofSite(name) }
}

function listButtons(words: Words, name: string, action: MailLink['action']): WireLinkButton[] {
  if (action === 'confirm') return [{ label: words.confirm.button, value: 'this' }]
  return [
    { label: words.unsubscribe.button, value: 'this' },
    { label: words.unsubscribe.all(name), value: 'all' },
  ]
}
