import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { SECRETS, type TestApi } from '../../http/testing/startTestApi.ts'

/** Headers by which a site's server asks on behalf of a client. */
export const onBehalfOf = (address: string) => ({
  authorization: `Bearer ${SECRETS.internalToken}`,
  'x-forwarded-for': address,
})

/** Asks by a connection of its own. The answer is read by whoever wants to. */
export async function openAnswer(
  api: TestApi,
  path: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const outgoing = get({ host: '127.0.0.1', port: api.port, path, headers, agent: false }).on('error', () => {})
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer.on('error', () => {})
}
