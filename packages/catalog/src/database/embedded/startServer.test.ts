import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeDatabase } from '../../testing/removeDatabase.ts'
import { openDatabase } from '../openDatabase.ts'
import { findServerAccount, locateCluster } from './locateCluster.ts'
import { resolvePrograms } from './resolvePrograms.ts'
import { startServer } from './startServer.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'clipfront-started-'))
const { location, close } = await openDatabase({ databaseUrl: null, dataFolder })
afterAll(async () => {
  await close()
  removeDatabase(location)
  rmSync(dataFolder, { recursive: true, force: true })
})

it('a second server says that the first one holds its files, whatever that one writes into the log meanwhile', async () => {
  const cluster = locateCluster(dataFolder, findServerAccount())
  const second = startServer(resolvePrograms(cluster.account, cluster.copies), cluster)
  const says = () => {
    appendFileSync(cluster.logFile, 'LOG:  one\nLOG:  two\nLOG:  three\nLOG:  four\nLOG:  five\n')
    return second.ended()
  }
  await expect.poll(says, { interval: 5 }).toMatch(/lock file ".*" already exists/)
})
