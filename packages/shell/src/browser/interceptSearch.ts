import { navigate } from './navigate.ts'

/** GET forms of this site become client navigations; without JavaScript the browser submits them by itself. */
export function interceptSearch(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return
    const action = new URL(form.action)
    if (action.origin !== location.origin) return
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string') query.append(name, value)
    }
    void navigate(`${action.pathname}?${query}`)
  })
}
