import '../tokens/tokens.css'
import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { OnSite } from './OnSite.tsx'

/** Shows a widget in the browser of the test, on a page of the British site. @param url path and query of the page */
export function renderOnSite(widget: ReactElement, url = '/') {
  return render(<OnSite url={url}>{widget}</OnSite>)
}
