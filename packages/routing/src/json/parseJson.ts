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
