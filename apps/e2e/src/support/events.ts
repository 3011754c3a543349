import { openDatabase, readDatabaseSettings } from '@clipfront/catalog/database'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { TestBed } from './testBed.ts'

/** Reads what the collector has stored, out of its database. */
export async function openEvents(bed: TestBed) {
  const { database, close } = await openDatabase(readDatabaseSettings({ ...process.env, ...bed.environment }))
  return {
    /** All that came from the browser of this page, in order of time: known by one event more, which is sent for this. */
    async readOf(page: Page) {
      const eid = randomUUID()
      await page.evaluate(sendMarker, eid)
      const marker = await database
        .selectFrom('event')
        .select('visitor_hash')
        .where('eid', '=', eid)
        .executeTakeFirstOrThrow()
      return database
        .selectFrom('event')
        .selectAll()
        .where('visitor_hash', '=', marker.visitor_hash)
        .where('type', '!=', 'marker')
        .orderBy('occurred_at')
        .execute()
    },
    close,
  }
}

/** Runs in the page. */
async function sendMarker(eid: string): Promise<void> {
  const body = new FormData()
  body.append('type', 'marker')
  body.append('eid', eid)
  const { ok } = await fetch('/api/pagepoint?type=marker', { method: 'POST', body })
  if (!ok) throw new Error('The collector has refused the marker.')
}
