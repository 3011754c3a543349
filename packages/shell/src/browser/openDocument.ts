/** Loads a whole document, also when it is the address that is shown. @param options.replace in the place of this one */
export function openDocument(href: string, { replace = false }: { replace?: boolean } = {}): void {
  if (href === location.href) location.reload()
  else if (replace) location.replace(href)
  else location.assign(href)
}
