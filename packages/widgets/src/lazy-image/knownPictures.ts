const MOST_ADDRESSES = 200

/** The addresses of pictures that were loaded lately (R9.2). First in, first out: a hit does not renew. */
export function createKnownPictures() {
  const addresses = new Set<string>()
  return {
    has: (address: string): boolean => addresses.has(address),
    add(address: string): void {
      addresses.add(address)
      const [first] = addresses
      if (addresses.size > MOST_ADDRESSES && first !== undefined) addresses.delete(first)
    },
  }
}
