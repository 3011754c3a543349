import { renderToString } from 'react-dom/server'
import type { Language } from './allMessages.ts'
import { OnSite } from './OnSite.tsx'
import { listStates } from './listStates.ts'

/** What a server sends of each state. Loaded where there is no browser, so that a widget which needs one fails. */
export function renderStates(stories: object, language: Language): Record<string, string> {
  return Object.fromEntries(
    listStates(stories).map(({ name, url, element }) => [
      name,
      renderToString(
        <OnSite url={url} language={language}>
          {element()}
        </OnSite>,
      ),
    ]),
  )
}
