const folded = new Map<string, string>()
/** A feed has a few dozen keys; one that makes up new ones must not fill the memory. */
const MOST_KEPT = 5000

/** A key as all its spellings have it: small letters and digits alone, a percent sign as a word. */
export function foldKey(key: string): string {
  const known = folded.get(key)
  if (known !== undefined) return known
  const fold = key
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  if (folded.size >= MOST_KEPT) folded.clear()
  folded.set(key, fold)
  return fold
}
