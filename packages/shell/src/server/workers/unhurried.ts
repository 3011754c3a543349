import { setTimeout as pause } from 'node:timers/promises'
import type { Asked } from './warmUp.ts'

/** Rests after every answer for as long as it took: others serve visitors meanwhile, from the same cores and the same page-api. */
export function unhurried(server: Asked): Asked {
  return {
    async inject(question) {
      const askedAt = performance.now()
      const answer = await server.inject(question)
      await pause(performance.now() - askedAt)
      return answer
    },
  }
}
