import { invariant } from '../errors/PageError.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}
const RISKY = /[<>&\u2028\u2029]/
const EVERY_RISKY = /[<>&\u2028\u2029]/g

/**
 * JSON that may stand in a `<script>` (R2.16): nothing in it can end the script, open a comment or be read as markup,
 * and it parses back to the same value. HTML entities would be wrong here: a script's text is not decoded.
 */
export function serialiseForScript(value: unknown): string {
  const json: string | undefined = JSON.stringify(value)
  invariant(json !== undefined, 'what goes into a script must have a JSON form; undefined and functions have none')
  return RISKY.test(json) ? json.replace(EVERY_RISKY, (risky) => ESCAPES[risky] ?? risky) : json
}

const KEYS = ['__proto__', 'constructor', 'prototype'] as const
/** A key may be written with escapes, but `<`, `>` and `&`, which `serialiseForScript` escapes, are in none of them. */
const MAY_HOLD_KEY = /__proto__|constructor|prototype|\\u00(?!3[ce]|26)[4-7]/i

/**
 * `JSON.parse` without the keys that a later copy could turn into a prototype (R3.6): JSON keeps `__proto__` as a key like any
 * other, and `Object.assign` then sets the prototype by it. Looks for them only where the text may hold one.
 * @throws {SyntaxError} the text is no JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (MAY_HOLD_KEY.test(text)) removeKeys(value)
  return value
}

function removeKeys(root: unknown): void {
  // A stack of our own: the value may be deeper than the engine's.
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const key of KEYS) Reflect.deleteProperty(value, key)
    for (const inner of Object.values(value)) open.push(inner)
  }
}

/**
 * Finds what JSON would silently change, and says where: Date, Map, Set and other class instances, functions, symbols,
 * BigInt, NaN, infinities, cycles. `undefined` is allowed: such keys are meant to be dropped.
 * It walks the whole value: for what may hold such things, not for page data, which was JSON a moment before.
 * @throws {Error} with the key path, such as `page.data.coupons.3.endsAt`
 */
export function assertSerialisable(value: unknown, root = 'state'): void {
  const open = new Set<object>()
  // A stack of our own: page data may be deeper than the engine's.
  const steps: { path: string; value: unknown; leave?: boolean }[] = [{ path: root, value }]
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { path, value: at, leave } = step
    if (typeof at !== 'object' || at === null) {
      assertPrimitive(at, path)
    } else if (leave) {
      open.delete(at)
    } else {
      invariant(!open.has(at), `${path} refers back to what holds it; JSON has no cycles`)
      assertPlain(at, path)
      open.add(at)
      steps.push({ path, value: at, leave: true })
      for (const [key, inner] of Object.entries(at)) steps.push({ path: `${path}.${key}`, value: inner })
    }
  }
}

function assertPrimitive(value: unknown, path: string): void {
  const isPlain = value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean'
  invariant(isPlain || Number.isFinite(value), `${path} is a ${typeof value} that JSON cannot carry (${String(value)})`)
}

function assertPlain(value: object, path: string): void {
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null
  const name = isPlain ? 'plain object' : value.constructor.name
  invariant(isPlain, `${path} is a ${name}; JSON would make something else of it`)
}
