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
 */
export function openInspector(): Inspector {
  if (!customElements.get(TAG)) customElements.define(TAG, defineElement())
  const found = document.querySelector(TAG) ?? document.body.appendChild(document.createElement(TAG))
  return found as Element & Inspector
}

/** In a function, since a server has no `HTMLElement` to inherit from. */
function defineElement() {
  return class InspectorElement extends HTMLElement implements Inspector {
    readonly #list = document.createElement('ol')
    readonly #toggle = createButton('Events: 0')
    #count = 0

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // Not by a `<style>`, which the content security policy of our pages forbids.
      root.adoptedStyleSheets = [styles()]
      const panel = document.createElement('section')
      panel.id = 'panel'
      panel.ariaLabel = 'Events of this page'
      panel.hidden = true
      const clear = createButton('Clear')
      clear.addEventListener('click', () => this.#list.replaceChildren())
      panel.append(this.#list, clear)
      this.#toggle.setAttribute('aria-controls', panel.id)
      this.#toggle.ariaExpanded = 'false'
      this.#toggle.addEventListener('click', () => {
        panel.hidden = !panel.hidden
        this.#toggle.ariaExpanded = String(!panel.hidden)
      })
      root.append(panel, this.#toggle)
    }

    show(event: InspectedEvent): void {
      this.#count += 1
      this.#toggle.textContent = `Events: ${this.#count}`
      this.#list.prepend(describeEntry(event))
      while (this.#list.childElementCount > MOST_SHOWN) this.#list.lastElementChild?.remove()
    }
  }
}

function describeEntry({ fields, obstacle }: InspectedEvent): HTMLElement {
  const { type = '', res = '{}', ...others } = fields
  const summary = document.createElement('summary')
  summary.append(
    `${new Date().toLocaleTimeString()} `,
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
