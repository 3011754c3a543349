import type { ClientStateStore } from '@clipfront/routing/state'

const asked = new WeakMap<ClientStateStore, Promise<string | null>>()

/**
 * The visitor's address (R3.6). No HTML holds it: the browser asks its own site, when somebody first wants to know and once a
 * document. Null where it cannot be had; the next one who asks tries again.
 */
export function askUserIp(store: ClientStateStore, fetch = window.fetch.bind(window)): Promise<string | null> {
  const answer = asked.get(store) ?? ask(store, fetch)
  asked.set(store, answer)
  return answer
}

async function ask(store: ClientStateStore, fetch: typeof window.fetch): Promise<string | null> {
  try {
    const response = await fetch(`${store.state.browserApiUrl}/visitor`)
    const userIp = response.ok ? readIp(await response.json()) : null
    if (userIp === null) asked.delete(store)
    else store.set({ userIp })
    return userIp
  } catch {
    asked.delete(store)
    return null
  }
}

function readIp(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('ip' in answer)) return null
  return typeof answer.ip === 'string' && answer.ip !== '' ? answer.ip : null
}
