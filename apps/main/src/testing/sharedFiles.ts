import type { ReleaseManifest } from '@clipfront/shell/releases'

/** A script that is a site's own: its facts with the texts of a page type, and the texts of the others. */
export const SITE_FILE = /\/(?:site|words)-\w+-\w+\.js$/

/** Files for browsers, but for the site's own module. */
export function sharedFiles({ files }: ReleaseManifest): string[] {
  return Object.keys(files).filter((file) => file.startsWith('client/') && !SITE_FILE.test(file))
}
