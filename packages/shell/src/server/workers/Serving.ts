import type { Figures } from '@clipfront/telemetry'
import type { ReleaseNames } from '../../releases/readLive.ts'

/** A process that takes requests. */
export interface Serving {
  /** What was live when it started. */
  live: ReleaseNames
  /** What of it could be loaded. */
  loaded: ReleaseNames
  /** The metrics of this process. */
  figures: () => Promise<Figures>
  /** Takes no new connection and ends what is under way. */
  stop: (drain: Drain) => Promise<void>
}

/** All processes of a server. */
export interface RunningServer extends Pick<Serving, 'stop'> {
  /** Of each process that takes requests now. */
  loaded: () => readonly ReleaseNames[]
  /** The metrics of each process, and what those counted that have left. */
  figures: () => Promise<readonly Figures[]>
}

export interface Drain {
  /** What is not done by then is cut off. */
  withinMs: number
  /** Whether others go on serving: then idle connections are let go with their next answer, else at once. */
  isReplaced: boolean
}
