import { invariant } from '../errors/invariant.ts'

/**
 * Finds what JSON would silently change, and says where: Date, Map, Set and other class instances, functions, symbols,
 * BigInt, NaN, infinities, cycles. `undefined` is no fault: such keys are meant to be dropped.
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
