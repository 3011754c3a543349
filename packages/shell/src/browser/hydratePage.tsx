import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App, type AppProps } from '../render/App.tsx'
import type { PageState } from '../render/PageState.ts'
import { findTemplate } from './heldTemplates.ts'
import { setCurrentState } from './pageState.ts'

/** Puts another page into the document: when it returns, the page is there. */
export type RenderPage = (state: PageState) => void

/**
 * Hydrates the server's document.
 * @param parts the state is what the server has written into the document
 * @returns what draws page after page into it; `hydrated` resolves when what is on the screen answers
 */
export function hydratePage<Messages>(parts: Omit<AppProps<Messages>, 'config'>): {
  render: RenderPage
  hydrated: Promise<void>
} {
  const container = document.querySelector('#root')
  if (!container) throw new Error('The document has no #root: it was not written by this release.')
  const { promise: hydrated, resolve } = Promise.withResolvers<void>()

  function Document({ state }: { state: PageState }) {
    useEffect(resolve, [])
    return <App {...parts} state={state} config={findTemplate(state.page.page)} />
  }

  setCurrentState(parts.state)
  const root = hydrateRoot(container, <Document state={parts.state} />)
  return {
    render(next) {
      setCurrentState(next)
      // At once: scrolling comes next, and a page that is not there yet has no height.
      flushSync(() => root.render(<Document state={next} />))
    },
    hydrated,
  }
}
