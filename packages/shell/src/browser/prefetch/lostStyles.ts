/** Addresses of stylesheets that could not be had, and those of them that are being asked for again. */
const lost = new Map<string, Promise<void> | undefined>()

/**
 * Keeps in mind which stylesheets could not be had, and takes them out of the document. Vite's loader asks for a stylesheet once:
 * the next try would bring a page's code, and show the page without its styles. Call it once per document.
 */
export function watchLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      lost.set(target.href, undefined)
      target.remove()
    },
    // An error of loading does not bubble.
    { capture: true },
  )
}

/** Asks for them again. @throws one cannot be had this time either; in the words of Vite's loader */
export async function bringLostStyles(): Promise<void> {
  await Promise.all(
    [...lost].map(([href, asked]) => {
      const styles = asked ?? bring(href)
      lost.set(href, styles)
      return styles
    }),
  )
}

function bring(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', () => {
      lost.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}
