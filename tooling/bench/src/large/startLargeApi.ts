import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findFreePort } from '@clipfront/vitest/free-port'
import { startServer } from '../measuring/startServer.ts'

/** The site that is filled. */
export const LARGE_SITE = 'uk.clipfront.example'

export const LARGE_MERCHANTS = 20_000
/** Of one site: what a large one has, and what the largest feed brings. */
const COUPONS = { usual: 200_000, large: 890_000 } as const
const PAGE_API = path.resolve(import.meta.dirname, '../../../../apps/page-api')

/**
 * page-api as it runs in production, over the database of CLIPFRONT_DATA, which is a process of its own, with a large catalog.
 * @param options.merchants their names and domains; made out of their numbers where they are left out
 */
export async function startLargeApi(
  size: keyof typeof COUPONS,
  { merchants }: { merchants?: readonly { name: string; domain: string }[] } = {},
) {
  const coupons = COUPONS[size]
  console.log(`Filling ${LARGE_SITE} with ${LARGE_MERCHANTS} merchants and ${coupons} coupons …`)
  const fill = path.join(import.meta.dirname, 'main.ts')
  execFileSync(process.execPath, [fill, LARGE_SITE, String(LARGE_MERCHANTS), String(coupons)], {
    stdio: ['pipe', 'inherit', 'inherit'],
    input: JSON.stringify(merchants ?? []),
  })
  const [port, adminPort] = [await findFreePort(), await findFreePort()]
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer('src/server.ts', {
    cwd: PAGE_API,
    env: { PORT_API: String(port), PORT_ADMIN_API: String(adminPort) },
    url: `${origin}/v1/sites/${LARGE_SITE}/pages/about`,
    status: 200,
  })
  return { ...server, coupons, origin, adminOrigin: `http://127.0.0.1:${adminPort}` }
}
