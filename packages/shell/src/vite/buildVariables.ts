/** How a build tells the Vite processes that it starts which step they are, of what, and where to write. Nobody else sets them. */
export const BUILD_VARIABLES = {
  pages: 'CLIPFRONT_BUILD_PAGES',
  serverBundle: 'CLIPFRONT_BUILD_SERVER',
  pageTable: 'CLIPFRONT_BUILD_PAGE_TABLE',
  inputs: 'CLIPFRONT_BUILD_INPUTS',
} as const
