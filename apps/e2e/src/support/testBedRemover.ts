import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Reporter } from '@playwright/test/reporter'
import { DATA_FOLDER_PREFIX } from './testBed.ts'

/**
 * The data of a run goes with it, when the servers have ended: a global teardown comes before that, and what Playwright does last
 * is to tell its reporters.
 */
export default class TestBedRemover implements Reporter {
  onExit(): Promise<void> {
    const dataFolder = process.env['E2E_DATA']
    if (dataFolder) removeTestBed(dataFolder)
    return Promise.resolve()
  }

  printsToStdio(): boolean {
    return false
  }
}

/** What page-api says of its embedded database: as root, it lies elsewhere. */
interface Whereabouts {
  folder: string
  sockets: string
}

function removeTestBed(dataFolder: string): void {
  const note = path.join(dataFolder, 'postgres.json')
  if (existsSync(note)) {
    const { folder, sockets }: Whereabouts = JSON.parse(readFileSync(note, 'utf8'))
    for (const place of [folder, sockets]) remove(place)
    removeLeftBehind(path.dirname(folder))
  }
  remove(dataFolder)
}

/** Databases of earlier runs that were killed: whose data folder is gone, and was a run's. */
function removeLeftBehind(databases: string): void {
  for (const name of existsSync(databases) ? readdirSync(databases) : []) {
    const note = path.join(databases, name, 'belongs-to')
    const owner = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
    if (owner.startsWith(DATA_FOLDER_PREFIX) && !existsSync(owner)) remove(path.join(databases, name))
  }
}

/** A server may still write its last. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
