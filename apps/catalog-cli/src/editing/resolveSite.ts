import { findSiteByName, type Site } from '@clipfront/site-config'
import { EditError } from './EditError.ts'

/** The site of a row of the catalog. @throws {EditError} its file is gone */
export function resolveSite(code: string): Site {
  const site = findSiteByName(code)
  if (site) return site
  throw new EditError(
    `It belongs to the site ${code}, of which there is no file: its zone and its currency are not known. Bring the file back, or leave it as it is.`,
  )
}
