import type { Page } from '@playwright/test'

/**
 * A link that leads to another page of the site in this tab: one to a form opens it in the page.
 * @param except no link to one of these
 * @returns its path
 */
export async function chooseLink(page: Page, random: () => number, except: readonly string[] = []): Promise<string> {
  return page.evaluate(
    ([share, elsewhere]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
        ({ target, pathname, search, hash }) =>
          !target &&
          !hash &&
          !/^\/(?:go-|403|api\/)/.test(pathname) &&
          ![location.pathname + location.search, ...elsewhere].includes(pathname + search),
      )
      const link = links[Math.floor(share * links.length)]
      if (!link) throw new Error('this page has no link')
      return link.pathname + link.search
    },
    [random(), except] as const,
  )
}

/** Clicks a link where it stands: a click of the mouse would scroll to it. */
export async function clickLink(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    const link = links.find(({ target, pathname, search }) => !target && pathname + search === wanted)
    if (!link) throw new Error(`this page has no link to ${wanted}`)
    link.click()
  }, path)
}
