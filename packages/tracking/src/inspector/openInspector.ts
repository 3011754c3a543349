import type { InspectedEvent, Obstacle } from '../Tracker.ts'
import { styles } from './styles.ts'

/** The name by which `builds.e2e.ts` looks for it in every release, and must not find it. */
const TAG = 'clipfront-inspector'
/** Who looks further back than this reads the collector's table. */
const MOST_SHOWN = 200

const OBSTACLES = {
  host: 'held back: this host is no production host',
  hidden: 'held back: nobody sees this document',
  dedupe: 'held back: sent within the last five minutes',
  consent: 'held back: the visitor has not agreed',
} as const satisfies Record<Obstacle, string>

export interface Inspector {
  show: (event: InspectedEvent) => void
}

/**
 * Puts the inspector of events into the document, for development: an overlay that lists each event as it happens, its
 * fields, and why one was held back. There is at most one.
 * @param notes of the tab, in which entries outlast a document: a click leads away from it at once
 */
export function openInspector(notes?: Storage): Inspector {
  if (!customElements.get(TAG)) customElements.define(TAG, defineElement())
  const found = document.querySelector(TAG) ?? document.body.appendChild(document.createElement(TAG))
  const inspector = found as Element & Inspector & { remember: (notes: Storage) => void }
  if (notes) inspector.remember(notes)
  return inspector
}

/** In a function, since a server has no `HTMLElement` to inherit from. */
function defineElement() {
  return class InspectorElement extends HTMLElement implements Inspector {
    readonly #list = document.createElement('ol')
    readonly #panel = document.createElement('section')
    readonly #toggle = createButton('')
    #entries: Entry[] = []
    #notes: Storage | undefined

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // Not by a `<style>`, which the content security policy of our pages forbids.
      root.adoptedStyleSheets = [styles()]
      this.#panel.id = 'panel'
      this.#panel.ariaLabel = 'Events of this tab'
      const clear = createButton('Clear')
      clear.addEventListener('click', () => this.#show([]))
      this.#panel.append(this.#list, clear)
      this.#toggle.setAttribute('aria-controls', this.#panel.id)
      this.#toggle.addEventListener('click', () => this.#open(this.#panel.hidden !== false))
      root.addEventListener('keydown', (event) => {
        if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
        this.#open(false)
        this.#toggle.focus()
      })
      root.append(this.#toggle, this.#panel)
      this.#open(false)
      this.#show([])
    }

    /** Goes on where the document before it has ended. */
    remember(notes: Storage): void {
      this.#notes = notes
      this.#show(readEntries(notes))
    }

    show(event: InspectedEvent): void {
      this.#show([...this.#entries, { ...event, at: Date.now() }].slice(-MOST_SHOWN))
    }

    #open(isOpen: boolean): void {
      this.#panel.hidden = !isOpen
      this.#toggle.ariaExpanded = String(isOpen)
    }

    /** A click leads away from the page at once: the tab remembers what it has listed. */
    #show(entries: Entry[]): void {
      this.#entries = entries
      this.#toggle.textContent = `Events: ${entries.length}`
      this.#list.replaceChildren(...entries.map(describeEntry).toReversed())
      this.#notes?.setItem(TAG, JSON.stringify(entries))
    }
  }
}

interface Entry extends InspectedEvent {
  /** Epoch milliseconds. */
  at: number
}

/** Nobody but us writes there, but an older version may have. */
function readEntries(notes: Storage): Entry[] {
  try {
    return JSON.parse(notes.getItem(TAG) ?? '[]') as Entry[]
  } catch {
    return []
  }
}

function describeEntry({ fields, obstacle, at }: Entry): HTMLElement {
  const { type = '', res = '{}', ...others } = fields
  const summary = document.createElement('summary')
  summary.append(
    `${new Date(at).toLocaleTimeString()} `,
    createText('span', `${type}${describeSubject(res)}`),
    ' ',
    createText('em', obstacle ? OBSTACLES[obstacle] : 'sent'),
  )
  const list = document.createElement('dl')
  for (const [name, value] of [...Object.entries(others), ...flatten(JSON.parse(res))])
    list.append(createText('dt', name), createText('dd', value || '(empty)'))
  const details = document.createElement('details')
  details.append(summary, list)
  const entry = document.createElement('li')
  entry.dataset['obstacle'] = obstacle ?? 'none'
  entry.append(details)
  return entry
}

function describeSubject(res: string): string {
  const { coupon_performance: coupon, merchant_id: merchant } = JSON.parse(res) as {
    coupon_performance?: { id: number; position: number }
    merchant_id?: number
  }
  if (coupon) return ` of coupon ${coupon.id} at ${coupon.position}`
  return merchant === undefined ? '' : ` of merchant ${merchant}`
}

/** The values of an object within objects, each by its own name. */
function flatten(value: object): [name: string, value: string][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? flatten(inner) : [[name, String(inner)]],
  )
}

function createButton(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  return button
}

function createText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
