import '../tokens/tokens.css'
import type { Site } from '@clipfront/site-config'
import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { OnSite } from './OnSite.tsx'

/** Shows a widget in the browser of the test, on a page of the British site, or of another that speaks English. @param url path and query of the page */
export function renderOnSite(widget: ReactElement, url = '/', site?: Site) {
  return render(
    <OnSite url={url} {...(site && { site })}>
      {widget}
    </OnSite>,
  )
}
