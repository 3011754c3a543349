interface CleaningRule {
  /** Only keys that start so are ours to delete. */
  prefix: string
  /** UTF-16 bytes of all keys and values of the origin at which cleaning starts. */
  limitBytes: number
}

const BYTES_PER_UTF16_UNIT = 2

/**
 * Which tracking keys go when the storage is full (R9.4): the older half, rounded up. A time that cannot be read counts
 * as the oldest; of equal ones the lesser key goes first.
 * @param entries every key and value of the origin
 */
export function chooseKeysToRemove(
  entries: readonly (readonly [key: string, value: string])[],
  { prefix, limitBytes }: CleaningRule,
): string[] {
  if (entries.reduce((sum, [key, value]) => sum + sizeOf(key, value), 0) < limitBytes) return []
  const ours = entries
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => ({ key, time: timeOf(value) }))
    .sort((a, b) => a.time - b.time || (a.key < b.key ? -1 : 1))
  return ours.slice(0, Math.ceil(ours.length / 2)).map(({ key }) => key)
}

function sizeOf(key: string, value: string): number {
  return BYTES_PER_UTF16_UNIT * (key.length + value.length)
}

function timeOf(value: string): number {
  const time = Number(value)
  // Not -Infinity: two of those subtract to NaN, and the order would be gone.
  return Number.isNaN(time) ? -Number.MAX_VALUE : time
}
