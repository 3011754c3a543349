import type { TextHeading } from './listHeadings.ts'

/** A heading above this part of the window is being read. */
const READING_LINE = 0.35

/** Tells which part of a text is read, each time that another one is. @param signal ends it */
export function followHeadings(
  headings: readonly TextHeading[],
  tell: (id: string | null) => void,
  signal: AbortSignal,
): void {
  const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
  const observer = new IntersectionObserver(
    () => {
      const line = innerHeight * READING_LINE
      tell(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id ?? null)
    },
    // Of the whole document above the line: a heading comes in and goes out by crossing it.
    { rootMargin: `999999px 0px ${(READING_LINE - 1) * 100}% 0px` },
  )
  if (signal.aborted) return
  for (const element of elements) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
