/** Addresses of stylesheets that failed to load, with the retry that is under way. */
const failed = new Map<string, Promise<void> | undefined>()

/**
 * Keeps in mind which stylesheets could not be had, and takes them out of the document. Vite's loader asks for a stylesheet once:
 * the next try would bring a page's code, and show the page without its styles. Call it once per document.
 */
export function watchFailedStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failed.set(target.href, undefined)
      target.remove()
    },
    // An error of loading does not bubble.
    { capture: true },
  )
}

/** Asks for them again. @throws one cannot be had this time either; in the words of Vite's loader */
export async function retryFailedStyles(): Promise<void> {
  await Promise.all(
    [...failed].map(([href, retry = load(href)]) => {
      failed.set(href, retry)
      return retry
    }),
  )
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', () => {
      failed.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}
