/** What a request for page data gets in the place of it. */
interface Failure {
  status: number
  contentType: string
  body: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
const GATEWAY = '<!doctype html><title>502 Bad Gateway</title><center><h1>502 Bad Gateway</h1></center>'
export const OUT_OF_ORDER = 'Out of order'

/** What may go wrong with an answer, by name; null is none at all. @param whole what should have come */
export const FAILURES = {
  'no answer': () => null,
  'an error page of the server': (whole) => ({ status: 500, contentType: JSON_TYPE, body: outOfOrder(whole) }),
  'an error in other words': () => ({ status: 503, contentType: JSON_TYPE, body: '{"error":"overloaded"}' }),
  'a page of the gateway': () => ({ status: 502, contentType: 'text/html', body: GATEWAY }),
  'half of the answer': (whole) => ({ status: 200, contentType: JSON_TYPE, body: whole.slice(0, whole.length / 2) }),
  'another shape': () => ({ status: 200, contentType: JSON_TYPE, body: '{"code":200,"msg":"","attr":null,"data":[]}' }),
} as const satisfies Record<string, (whole: string) => Failure | null>

export type FailureName = keyof typeof FAILURES

/** Page data of an error, made of that of another page. */
function outOfOrder(whole: string): string {
  const { attr, meta, ...rest } = JSON.parse(whole)
  return JSON.stringify({
    ...rest,
    code: 500,
    attr: { ...attr, page: 'error' },
    meta: { ...meta, title: OUT_OF_ORDER, description: '', canonical_url: '' },
    data: { message: OUT_OF_ORDER, suggestions: [] },
  })
}
