/** No lookbehind: a browser that does not know it would refuse the whole script in the HTML. */
const SOURCE = /([?&])mktsrc=[^&]*/

/**
 * A link that was built already, with the `mktsrc` of the page that leads on (R3.7): cached HTML knows nothing of it. The rules by
 * which links are built weigh more than a script inside the HTML may.
 * @param link as `buildLink` or `resolveOffer` gave it: nothing of it is checked again
 * @param pageUrl absolute address of that page
 */
export function carrySource(link: string, pageUrl: string): string {
  const source = new URL(pageUrl).searchParams.getAll('mktsrc').find(Boolean)
  if (source === undefined) return link
  const parameter = `mktsrc=${encodeURIComponent(source)}`
  // What stands in the fragment is not sent, and a link that is one alone leads nowhere else.
  return link.replace(/^[^#]+/, (sent) =>
    SOURCE.test(sent)
      ? sent.replace(SOURCE, (_, before: string) => before + parameter)
      : sent + (sent.includes('?') ? '&' : '?') + parameter,
  )
}
