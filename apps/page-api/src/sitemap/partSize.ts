/** What search engines read of one file, before compression. */
export const MOST_URLS = 50_000
export const MOST_BYTES = 50_000_000
/** An address whose slug has its 60 characters, each of twelve bytes when it is escaped, with the element around it. */
const LONGEST_ADDRESS_BYTES = 900

/**
 * How many ids a part covers, so that it keeps to both limits whatever the slugs are.
 * @param addresses of one entry: its own, and one for each of its alternates
 */
export function partSize(addresses: number): number {
  return Math.min(MOST_URLS, Math.floor(MOST_BYTES / (addresses * LONGEST_ADDRESS_BYTES)))
}
