import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { CLIENT_NAME } from './connect.ts'

/** Site servers wait a second for page-api's answer. */
const PATIENCE_MS = 800

/**
 * Whether the database lets us in and answers within a second. By a connection of its own: that all others are busy is no
 * reason to take a server out of service, and one that hangs says nothing about the next.
 */
export async function isReachable(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    application_name: CLIENT_NAME,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  client.on('error', () => {})
  const answered = client.connect().then(async () => client.query('select 1'))
  const isAnswered = answered.then(
    () => true,
    () => false,
  )
  const late = new AbortController()
  try {
    return await Promise.race([isAnswered, sleep(PATIENCE_MS, false, { signal: late.signal })])
  } finally {
    late.abort()
    void client.end().catch(() => {})
  }
}
