/** What the links of networks call the address that they lead to. */
const DESTINATION_KEYS = ['ued', 'murl', 'ulp', 'dest', 'destination', 'deeplink', 'dl', 'url', 'u', 'p', 'to', 'q']

/** Deep links of CJ end in the whole address at the shop: `/links/1/type/dlg/https://oak.com/a?b=c`. */
const DEEP_LINK = /\/dlg\/(https?:\/\/[^/].*)$/i

/** Links lead through links, but not for ever. */
const DEEPEST = 3

/**
 * Where a network's link leads in the end, read from the link itself; the link as it is when it does not say.
 * @param link as a feed has it, its address at the shop escaped in one of its parameters or at its end
 */
export function destinationOf(link: string, depth = 0): string {
  const url = URL.parse(link.replaceAll('&amp;', '&').trim())
  if (!url || depth === DEEPEST) return link
  const deep = DEEP_LINK.exec(link)?.[1]
  if (deep !== undefined) return destinationOf(deep, depth + 1)
  const next = DESTINATION_KEYS.map((key) => url.searchParams.get(key)).find(
    (value) => value !== null && /^(?:https?:)?\/\/[^/]/i.test(value),
  )
  if (!next) return link
  return destinationOf(next.startsWith('//') ? `https:${next}` : next, depth + 1)
}
