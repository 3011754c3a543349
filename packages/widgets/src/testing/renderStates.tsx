import { renderToString } from 'react-dom/server'
import { OnSite } from './OnSite.tsx'
import { statesOf } from './statesOf.ts'

/** What a server sends of each state. Loaded where there is no browser, so that a widget which needs one fails. */
export function renderStates(stories: object): Record<string, string> {
  return Object.fromEntries(
    statesOf(stories).map(({ name, url, element }) => [name, renderToString(<OnSite url={url}>{element()}</OnSite>)]),
  )
}
