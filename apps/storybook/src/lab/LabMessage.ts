import type { ComplianceReport } from '../compliance/channel.ts'

/** What the window of the Page Lab and the page in it tell each other. */
export type LabMessage =
  | { lab: 'ready' }
  | { lab: 'page'; text: string; url: string }
  /** What the rules of compliance say of the page; null where none is drawn. */
  | { lab: 'lint'; report: ComplianceReport | null }
  /** A link or a form of the page was used. */
  | { lab: 'leave'; address: string }

/** @returns undefined where it is somebody else's */
export function readLabMessage({ data, origin }: MessageEvent<unknown>): LabMessage | undefined {
  const isOurs = origin === location.origin && typeof data === 'object' && data !== null && 'lab' in data
  return isOurs ? (data as LabMessage) : undefined
}
