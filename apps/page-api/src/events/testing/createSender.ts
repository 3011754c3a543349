import { createEidAt, UK } from '@clipfront/catalog/testing'
import { SECRETS, type TestApi } from '../../http/testing/startTestApi.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
/** As a site's server sends them. */
export const HEADERS = {
  authorization: `Bearer ${SECRETS.internalToken}`,
  'x-site': UK,
  'x-environment': 'prod',
  'x-forwarded-for': '203.0.113.7',
  'user-agent': PHONE,
}

interface Sending {
  /** In the address, `?type=`. */
  type?: string
  headers?: Record<string, string>
}

export interface Sender {
  /** The form of a click on the coupon; give what the test is about. */
  form: (fields?: Record<string, string | Blob>) => FormData
  send: (body: FormData | Buffer, sending?: Sending) => Promise<{ status: number; error: { status: number } | null }>
}

/** Sends events as a site's server passes them on: a phone's, about one coupon. */
export function createSender(api: TestApi, coupon: { id: number; title: string }): Sender {
  const performance = {
    id: coupon.id,
    code: '20',
    title: coupon.title,
    is_verified: true,
    position: 2,
    old_position: 3,
    has_detail: 1,
  }
  let made = 0
  return {
    form: (fields = {}) => {
      made += 1
      const body = new FormData()
      const all = {
        type: 'click',
        isMobile: '1',
        page: 'merchant',
        urlname: '/stores/nimbus-shoes',
        has_affiliate: '1',
        res: JSON.stringify({ coupon_performance: performance }),
        eid: createEidAt(api.clock.now, made),
        ...fields,
      }
      for (const [name, value] of Object.entries(all)) body.append(name, value)
      return body
    },
    send: async (body, { type = 'click', headers = {} } = {}) => {
      const answer = await api.post(`/pagepoint?type=${encodeURIComponent(type)}`, body, { ...HEADERS, ...headers })
      return { status: answer.status, error: answer.text ? JSON.parse(answer.text) : null }
    },
  }
}
