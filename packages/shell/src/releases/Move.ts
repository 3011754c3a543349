/** Environments that have a release of their own; `dev` shows beta's. */
export const LIVE_ENVIRONMENTS = ['prod', 'beta'] as const
export type LiveEnvironment = (typeof LIVE_ENVIRONMENTS)[number]

/** Who made a release the live one: `start` fills what is empty, the others are somebody's decision. */
export type Mover = 'start' | 'ship' | 'promote' | 'rollback'

/** That a release became the live one of an environment. */
export interface Move {
  release: string
  /** ISO 8601. */
  since: string
  by: Mover
}
