import { readPort } from '@clipfront/settings'
import { sites } from '@clipfront/site-config'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { Plugin } from 'vite'
import { LAB_PATH, type LabAnswer } from '../labAnswer.ts'
import { isLoopback, resolveTarget, type Target } from './resolveTarget.ts'

const LONGEST_WAIT_MS = 10_000

/**
 * Asks page-api, or a site that runs, for the page data of the Page Lab: a browser may not, from the address of Storybook. Nothing but
 * this machine is asked, and only for our own pages.
 */
export function pageDataPlugin(env: NodeJS.ProcessEnv): Plugin {
  return {
    name: 'clipfront:page-data',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(LAB_PATH, (incoming, response) => {
        const { searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
        const isOwn = isOwnPage(incoming.headers)
        const send = (result: LabAnswer) => {
          response.writeHead(isOwn ? 200 : 403, { 'Content-Type': 'application/json' })
          return response.end(JSON.stringify(result))
        }
        if (isOwn) void answer(searchParams.get('address') ?? '', searchParams.get('site') ?? '', env).then(send)
        else send({ problem: 'Only the Page Lab may ask here.' })
      })
    },
  }
}

/** A page of another host may be of the same origin too, once its name leads to this machine (DNS rebinding). */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const url = URL.parse(`http://${headers.host}`)
  return headers['sec-fetch-site'] === 'same-origin' && url !== null && isLoopback(url.hostname)
}

async function answer(address: string, code: string, env: NodeJS.ProcessEnv): Promise<LabAnswer> {
  try {
    const path = sites.find((site) => site.code === code)?.api ?? ''
    return await ask(resolveTarget(address, { port: readPort(env, 'PORT_API'), path }))
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

async function ask(target: Target): Promise<LabAnswer> {
  const { host, port, path, hostHeader } = target
  const text = await new Promise<string>((resolve, reject) => {
    const asking = request(
      { host, port, path, headers: { Host: hostHeader }, timeout: LONGEST_WAIT_MS },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () => resolve(body))
        response.on('error', reject)
      },
    )
    asking.on('timeout', () => asking.destroy(new Error('it took too long')))
    asking.on('error', ({ message }) => reject(new Error(describeSilence(target, message))))
    asking.end()
  })
  try {
    return { wire: JSON.parse(text) as unknown }
  } catch {
    return {
      problem: `http://${hostHeader}${path} answered no JSON: "${text.slice(0, 80)}". Is it the address of a page?`,
    }
  }
}

function describeSilence({ hostHeader }: Target, reason: string): string {
  return `http://${hostHeader} does not answer (${reason}). Start it with npm start; where it listens on another port, start Storybook with the same PORT_API, or paste the page data.`
}
