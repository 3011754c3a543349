/**
 * The state that a document carries for the browser: the page as it was parsed.
 * @throws {Error} the document has none
 */
export function readState(html: string) {
  const json = /<script type="application\/json" id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error(`No state in the document: ${html.slice(0, 200)}`)
  return JSON.parse(json)
}
