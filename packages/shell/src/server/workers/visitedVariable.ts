import type { VisitedPage } from '../pages/createVisits.ts'

/** The variable in which a worker finds the pages that visitors ask for: by a message it would hear of them too late. */
const NAME = 'CLIPFRONT_VISITED'

export function writeVisited(pages: readonly VisitedPage[]): Record<string, string> {
  return { [NAME]: JSON.stringify(pages) }
}

/** Worker and primary are one program: what stands there has been written by `writeVisited`. */
export function readVisited(env: NodeJS.ProcessEnv): readonly VisitedPage[] {
  return JSON.parse(env[NAME] ?? '[]') as readonly VisitedPage[]
}
