import { type ReactElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/**
 * Hydrates what the server sent, and resolves once it is alive.
 * @param report is told what React repaired by itself; rejects with what it could not
 */
export function hydrate(container: Element, element: ReactElement, report: (problem: unknown) => void): Promise<Root> {
  const { promise, resolve, reject } = Promise.withResolvers<Root>()
  const root = hydrateRoot(container, <Alive onAlive={() => resolve(root)}>{element}</Alive>, {
    onRecoverableError: report,
    onUncaughtError: reject,
  })
  return promise
}

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}
