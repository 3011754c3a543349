/** The same server's address, another database. */
export function withDatabase(url: string, name: string): string {
  // Not by URL: an address with a socket has no host, which URL cannot take apart.
  return url.replace(/(\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
