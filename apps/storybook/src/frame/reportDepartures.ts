import { action } from 'storybook/actions'

const report = action('leads to')

/**
 * The pages behind a story's links are not here: where a link or a form leads is told in the panel of actions instead.
 * @param follow gets the address of each; left out, it is only told
 * @returns how to stop
 */
export function reportDepartures(frame: HTMLElement, follow?: (address: string) => void): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const leave = (address: string) => {
    report(address)
    follow?.(address)
  }
  // On the window: whoever counts clicks listens on the document, and must hear of them first.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && frame.contains(event.target) ? event.target.closest('a') : null
      const address = link?.getAttribute('href')
      if (!address || address.startsWith('#')) return
      event.preventDefault()
      leave(address)
    },
    options,
  )
  frame.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
      event.preventDefault()
      const [path = ''] = (form.getAttribute('action') ?? '').split(/[?#]/, 1)
      if (form.method === 'get') leave(`${path}?${writeQuery(form, event.submitter)}`)
      // Nothing here takes what is posted, and what comes of it has no address.
      else report(`${form.method.toUpperCase()} ${path}`)
    },
    options,
  )
  return () => stop.abort()
}

/** As a browser asks with GET: the fields and the pressed button replace the query. A file has no place in it. */
function writeQuery(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ])
  return new URLSearchParams(fields).toString()
}
