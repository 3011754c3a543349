import type { Figures } from '@clipfront/telemetry'
import type { ReleaseNames } from '../../releases/readLive.ts'

/** A process that serves. */
export interface ServerProcess {
  /** What was live when it started. */
  live: ReleaseNames
  /** What of it could be loaded. */
  loaded: ReleaseNames
  /** Its metrics. */
  figures: () => Promise<Figures>
  /** Takes no new connection and ends the requests under way. */
  stop: (drain: Drain) => Promise<void>
}

/** All processes of a server. */
export interface RunningServer extends Pick<ServerProcess, 'stop'> {
  /** What each process has loaded that serves and does not hang. */
  loaded: () => readonly ReleaseNames[]
  /** The metrics of each process, and what those counted that have left. */
  figures: () => Promise<readonly Figures[]>
}

export interface Drain {
  /** Requests that take longer are cut off. */
  withinMs: number
  /** True when other processes go on serving: idle connections close with their next response then, else at once. */
  isReplaced: boolean
}
