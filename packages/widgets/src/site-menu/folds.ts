/** Closes what is open in a menu. @param except stays open */
export function closeFolds(menu: HTMLElement | null, except: Node | null = null): void {
  for (const fold of menu?.querySelectorAll('details[open]') ?? [])
    if (!except || !fold.contains(except)) fold.removeAttribute('open')
}

/** Browsers close a popover by a click elsewhere and by the key Escape, and leave a fold open: over the page it would stay. */
export function watchFolds(menu: HTMLElement | null): () => void {
  const closeByClick = ({ target }: Event) => {
    // In the popover they are part of its list, and stand over nothing.
    if (!menu?.matches(':popover-open')) closeFolds(menu, target instanceof Node ? target : null)
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    const open = menu?.querySelector<HTMLElement>('details[open] > summary')
    if (key !== 'Escape' || !open?.parentElement?.contains(document.activeElement)) return
    closeFolds(menu)
    open.focus()
  }
  document.addEventListener('click', closeByClick)
  document.addEventListener('keydown', closeByKey)
  return () => {
    document.removeEventListener('click', closeByClick)
    document.removeEventListener('keydown', closeByKey)
  }
}
