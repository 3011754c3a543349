import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { whenUnused } from '@clipfront/vitest/when-unused'
import { createSitemapFiles, type SitemapFiles, type SitemapFilesOptions } from '../createSitemapFiles.ts'

/** Sitemaps in a folder of their own while they are used; one that fails fails the test. */
export function createTestSitemaps(
  options: Pick<SitemapFilesOptions, 'database' | 'clock'> & Partial<SitemapFilesOptions>,
): SitemapFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-sitemaps-'))
  whenUnused(() => rmSync(folder, { recursive: true, force: true }))
  return createSitemapFiles({
    folder,
    onRefreshError: (error) => {
      throw error
    },
    ...options,
  })
}
