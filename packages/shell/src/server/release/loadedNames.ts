import type { ReleaseNames } from '../../releases/readLive.ts'
import type { LiveReleases } from './LiveReleases.ts'

/** Which releases these are. @param releases by site code */
export function loadedNames(releases: ReadonlyMap<string, LiveReleases>): ReleaseNames {
  return Object.fromEntries(
    Array.from(releases, ([code, { prod, beta }]) => [
      code,
      { ...(prod ? { prod: prod.hash } : {}), ...(beta ? { beta: beta.hash } : {}) },
    ]),
  )
}
