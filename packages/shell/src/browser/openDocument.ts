/** Loads a whole document, also when it is the address that is shown. */
export function openDocument(url: URL): void {
  if (url.href === location.href) location.reload()
  else location.assign(url)
}
