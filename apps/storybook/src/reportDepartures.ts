import { action } from 'storybook/actions'

const report = action('leads to')

/**
 * The pages behind a story's links are not here: where a link or a form leads is told in the panel of actions instead.
 * @returns how to stop
 */
export function reportDepartures(ground: HTMLElement): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  ground.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const address = link?.getAttribute('href')
      if (!address || address.startsWith('#')) return
      event.preventDefault()
      report(address)
    },
    options,
  )
  ground.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      event.preventDefault()
      // A file has no place in an address.
      const fields = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
      report(`${form.getAttribute('action')}?${new URLSearchParams(fields).toString()}`)
    },
    options,
  )
  return () => stop.abort()
}
