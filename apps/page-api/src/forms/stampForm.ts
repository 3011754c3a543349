import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody reads a form, fills it in and sends it sooner; programs do at once. In the browser the script waits it out. */
export const SOONEST_MS = 1000
const LATEST_MS = 86_400_000

interface StampedForm {
  site: string
  name: string
}

/**
 * When a form was made, signed for its site and name; no two are the same. Whoever posts without having asked for the form has none.
 * @param now epoch milliseconds of the machine, on which time passes where the catalog's clock is fixed
 */
export function stampForm(secret: string, form: StampedForm, now: number): string {
  const made = `${now}.${randomBytes(9).toString('base64url')}`
  return `${made}.${sign(secret, form, made)}`
}

/** Whether one of our secrets made the stamp for this form, neither just now nor long ago. */
export function isGoodStamp(secrets: readonly string[], form: StampedForm, stamp: string, now: number): boolean {
  const [, made = '', signature = ''] = /^(\d{1,15}\.[\w-]{12})\.([\w-]{43})$/.exec(stamp) ?? []
  const isOurs = secrets.some((secret) => {
    const right = Buffer.from(sign(secret, form, made))
    const given = Buffer.from(signature)
    return right.length === given.length && timingSafeEqual(right, given)
  })
  const age = now - Number.parseInt(made, 10)
  return isOurs && age >= SOONEST_MS && age <= LATEST_MS
}

function sign(secret: string, { site, name }: StampedForm, made: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['form', site, name, made]))
    .digest('base64url')
}
