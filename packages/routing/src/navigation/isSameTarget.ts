/** Whether a redirect leads to the very address that was asked for, however the two are escaped. */
export function isSameTarget(location: string, url: URL): boolean {
  const target = URL.parse(location, url)
  return (
    target !== null && target.origin === url.origin && decode(target.pathname + target.search) === decode(pathOf(url))
  )
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
