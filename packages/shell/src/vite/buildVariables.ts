/** How `buildSite` tells the Vite processes that it starts which step they are and where to write. Nobody else sets them. */
export const BUILD_VARIABLES = {
  pages: 'CLIPFRONT_BUILD_PAGES',
  serverBundle: 'CLIPFRONT_BUILD_SERVER',
} as const
