/** Every text in a value, however deep, the names of fields apart. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => stringsIn(inner)) : []
}
