/** No lookbehind: a browser that does not know it would refuse the whole script in the HTML. */
const SOURCE = /([?&]mktsrc=)[^&#]*/

/**
 * A link that was built already, with the `mktsrc` of the page that leads on (R3.7): cached HTML knows nothing of it. The rules by
 * which links are built weigh more than a script inside the HTML may.
 * @param link as `buildLink` or `resolveOffer` gave it: nothing of it is checked again
 * @param pageUrl absolute address of that page
 */
export function carrySource(link: string, pageUrl: string): string {
  const source = new URL(pageUrl).searchParams.getAll('mktsrc').find(Boolean)
  if (source === undefined) return link
  const value = encodeURIComponent(source)
  if (SOURCE.test(link)) return link.replace(SOURCE, (_, key: string) => key + value)
  const end = link.search(/#|$/)
  const before = link.slice(0, end)
  return `${before}${before.includes('?') ? '&' : '?'}mktsrc=${value}${link.slice(end)}`
}
