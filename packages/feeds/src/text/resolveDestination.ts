/** What links that count clicks call the address that they lead to. */
const DESTINATION_KEYS = [
  'ued',
  'murl',
  'ulp',
  'urllink',
  'vc_url',
  'a8ejpredirect',
  'param0',
  'dest',
  'destination',
  'deeplink',
  'deep_link',
  'deeplinkurl',
  'dl',
  'targeturl',
  'target_url',
  'redirect_url',
  'redirecturl',
  'landing_url',
  'htmlurl',
  'url',
]
/** These only in the links of networks that are known. */
const SHORT_KEYS = ['u', 'p', 'to', 'q', 'r', 'lp', 'link', 'target', 'redirect']

/** Deep links of CJ end in the whole address at the merchant, `/links/1/type/dlg/https://oak.com/a?b=c`; others in the escaped one. */
const DEEP_LINK = /\/dlg\/(https?:\/\/[^/].*)$/i
/** Tradedoubler writes its parameters in brackets: `/click?p(1)a(2)url(https%3A%2F%2Foak.com)`. */
const IN_BRACKETS = /[?)]url\((https?[^()]+)/i
const NAMED_PART = /\/destination:(https?%3A%2F%2F[^/]+)/i

const DEEPEST = 3

/**
 * Where a network's link leads in the end, read from the link itself; the link as it is when it does not say.
 * @param link as a feed has it, its address at the merchant escaped in one of its parameters or at its end
 */
export function resolveDestination(link: string, depth = 0): string {
  const url = URL.parse(link.replaceAll('&amp;', '&').trim())
  if (!url || depth === DEEPEST) return link
  const deep = DEEP_LINK.exec(link)?.[1]
  if (deep !== undefined) return resolveDestination(deep, depth + 1)
  const part = NAMED_PART.exec(link)?.[1]
  if (part !== undefined) return resolveDestination(unescapePart(part), depth + 1)
  const bracketed = IN_BRACKETS.exec(link)?.[1]
  if (bracketed !== undefined) return resolveDestination(unescapePart(bracketed), depth + 1)
  const next = findParameter(url, [...DESTINATION_KEYS, ...SHORT_KEYS])
  if (next) return resolveDestination(next.startsWith('//') ? `https:${next}` : next, depth + 1)
  const bare = url.searchParams.get('urllink') ?? ''
  return BARE_ADDRESS.test(bare) ? resolveDestination(`https://${bare}`, depth + 1) : link
}

/** Where a link of an unknown network says that it leads, `https://go.oak.io/?url=https%3A%2F%2Felm.com`; undefined where it does not. */
export function findDestination(url: URL): string | undefined {
  return NAMES_ADDRESS.test(url.search) ? findParameter(url, DESTINATION_KEYS) : undefined
}

/** Most links name none, and a million of them come at a time. */
const NAMES_ADDRESS = /=(?:https?(?::|%3a))?(?:\/|%2f){2}/i

function findParameter({ searchParams }: URL, keys: readonly string[]): string | undefined {
  const values = new Map([...searchParams].map(([key, value]) => [key.toLowerCase(), value]))
  return keys.map((key) => values.get(key)).find((value) => value !== undefined && ADDRESS.test(value))
}

const ADDRESS = /^(?:https?:)?\/\/[^/]/i
/** ShareASale leaves the scheme out: `oak.com/acorns`. */
const BARE_ADDRESS = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/|$)/i

function unescapePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
