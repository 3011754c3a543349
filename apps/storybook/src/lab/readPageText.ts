/** What was pasted, as JSON. @returns the value, or what is wrong with it and where */
export function readPageText(text: string): { wire?: unknown; problem?: string } {
  if (!text.trim()) return { problem: 'There is no page data yet.' }
  try {
    return { wire: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** The path under which a page is read: that of its canonical address. @param text of the page, as JSON */
export function readPagePath(text: string): string | undefined {
  const { wire } = readPageText(text)
  const meta = typeof wire === 'object' && wire !== null && 'meta' in wire ? wire.meta : undefined
  const address = typeof meta === 'object' && meta !== null && 'canonical_url' in meta ? String(meta.canonical_url) : ''
  if (!URL.canParse(address)) return undefined
  return readPath(new URL(address))
}

/** A path as a server is asked for it: escaped, and without its fragment. @param path begins with a slash */
export function normalisePath(path: string): string {
  return readPath(new URL(`http://lab${path}`))
}

function readPath({ pathname, search }: URL): string {
  return `${pathname}${search}`
}
