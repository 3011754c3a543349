import type { ReleaseManifest } from '@clipfront/shell/releases'

/** Files for browsers, but for the site's own module. */
export function sharedFiles({ files }: ReleaseManifest): string[] {
  return Object.keys(files).filter((file) => file.startsWith('client/') && !/\/site-\w+\.js$/.test(file))
}
