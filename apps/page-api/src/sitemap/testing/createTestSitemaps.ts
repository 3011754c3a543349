import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { createSitemapFiles, type SitemapFiles, type SitemapFilesOptions } from '../createSitemapFiles.ts'

/** Sitemaps in a folder of their own until the file's last test; one that fails fails the test. */
export function createTestSitemaps(
  options: Pick<SitemapFilesOptions, 'database' | 'clock'> & Partial<SitemapFilesOptions>,
): SitemapFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-sitemaps-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return createSitemapFiles({
    folder,
    onRefreshError: (error) => {
      throw error
    },
    ...options,
  })
}
