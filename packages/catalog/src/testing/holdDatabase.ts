// Opens the database of the data folder that is named, says where it lies, and stays until it is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../database/openDatabase.ts'

const LONGER_THAN_ANY_TEST_MS = 60_000

const { location } = await openDatabase({ databaseUrl: null, dataFolder: process.argv[2] ?? '' })
console.log(location)
await sleep(LONGER_THAN_ANY_TEST_MS)
