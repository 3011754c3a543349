/** A new page begins at its content for keyboards and screen readers too; scrolling is the router's. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}
