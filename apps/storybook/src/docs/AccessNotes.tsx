import { useEffect, useRef, useState } from 'react'

const REACHED = 'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
const LANDMARKS = 'header, nav, main, aside, footer, section[aria-labelledby], article, form, dialog, search'
const DECLARED = '[role], [aria-live], output'
/** A story is drawn after the page around it. */
const PATIENCE_MS = 5000

interface Notes {
  stops: string[]
  landmarks: string[]
  headings: string[]
  declared: string[]
}

/** What the keyboard reaches in a widget, in its order, and what those who listen hear of its shape: read from the first story of the page. */
export function AccessNotes() {
  const place = useRef<HTMLElement>(null)
  const [notes, setNotes] = useState<Notes>()
  useEffect(() => {
    const page = place.current?.closest('.sbdocs')
    const look = () => {
      const story = page?.querySelector<HTMLElement>('.sb-story [data-scheme]')
      if (story?.querySelector('*')) setNotes(readNotes(story))
    }
    const watch = new MutationObserver(look)
    if (page) watch.observe(page, { childList: true, subtree: true })
    look()
    const patience = setTimeout(() => watch.disconnect(), PATIENCE_MS)
    return () => {
      clearTimeout(patience)
      watch.disconnect()
    }
  }, [])
  return (
    <section ref={place}>
      <p>
        <b>Keyboard and screen readers</b>, as the first story has it:
      </p>
      <ul>
        <li>Tab stops at: {join(notes?.stops, 'nothing')}.</li>
        <li>Headings: {join(notes?.headings, 'none')}.</li>
        <li>Regions: {join(notes?.landmarks, 'none of its own')}.</li>
        <li>Roles and announcements: {join(notes?.declared, 'those of its elements')}.</li>
      </ul>
    </section>
  )
}

function readNotes(story: HTMLElement): Notes {
  const list = (selector: string, describe: (element: HTMLElement) => string) =>
    Array.from(story.querySelectorAll<HTMLElement>(selector))
      // What a closed disclosure holds is reached once it is open.
      .filter((element) => element.checkVisibility())
      .map(describe)
  return {
    stops: list(REACHED, (element) => `${nameKind(element)} “${readName(element)}”`),
    headings: list('h1, h2, h3, h4', (element) => `${element.tagName.slice(1)} “${readName(element)}”`),
    landmarks: list(LANDMARKS, (element) => element.tagName.toLowerCase()),
    declared: [
      ...new Set(
        list(DECLARED, (element) => element.getAttribute('role') ?? element.getAttribute('aria-live') ?? 'status'),
      ),
    ],
  }
}

const KINDS: Readonly<Record<string, string>> = { A: 'link', SUMMARY: 'disclosure' }
function nameKind({ tagName }: HTMLElement): string {
  return KINDS[tagName] ?? tagName.toLowerCase()
}

const LONGEST = 48
function readName(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.innerText.replaceAll(/\s+/g, ' ').trim()
  const text = label || element.getAttribute('name') || ''
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function join(words: readonly string[] | undefined, none: string): string {
  if (!words) return '…'
  return words.length > 0 ? words.join(', ') : none
}
