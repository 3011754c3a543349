import { parseVoteAnswer, type VoteAnswer } from '@clipfront/page-data/votes'
import { UK } from '@clipfront/catalog/testing'
import { SECRETS, type TestApi } from '../../http/testing/startTestApi.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
/** As a site's server sends them. */
const HEADERS = {
  authorization: `Bearer ${SECRETS.internalToken}`,
  'content-type': 'application/x-www-form-urlencoded',
  'x-environment': 'prod',
  'user-agent': PHONE,
}

interface Sending {
  /** Beside those of a phone, over the site's server. */
  headers?: Record<string, string>
  site?: string
}

/**
 * Sends votes as a site's server passes them on.
 * @param visitor its address; a test that takes another one is not refused for the votes of the tests before
 */
export function createVoter(api: TestApi, visitor = { address: '203.0.113.7' }) {
  const send = async (body: string | Buffer, { headers = {}, site = UK }: Sending = {}) =>
    api.post(`/v1/sites/${site}/votes`, Buffer.from(body), {
      ...HEADERS,
      'x-forwarded-for': visitor.address,
      ...headers,
    })
  return {
    send,
    /** A vote that is taken. */
    vote: async (coupon: number, word: string, headers: Record<string, string> = {}): Promise<VoteAnswer> => {
      const reason = word === 'yes' || word === 'no' ? '' : `&reason=${word}`
      const body = `coupon=${coupon}&worked=${word === 'yes' ? 'yes' : 'no'}${reason}`
      return parseVoteAnswer(JSON.parse((await send(body, { headers })).text))
    },
  }
}

/** The address of one of very many visitors, each of a network of its own. */
export function buildAddress(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
}
