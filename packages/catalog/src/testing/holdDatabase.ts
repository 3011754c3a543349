// Opens the database of the data folder that is named, says where it lies, and stays until SIGTERM, or until it is killed.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../database/openDatabase.ts'

const LONGER_THAN_ANY_TEST_MS = 60_000

const { location, close } = await openDatabase({ databaseUrl: null, dataFolder: process.argv[2] ?? '' })
console.log(location)
await Promise.race([once(process, 'SIGTERM'), sleep(LONGER_THAN_ANY_TEST_MS, undefined, { ref: false })])
await close()
