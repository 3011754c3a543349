/** A file for browsers, with the forms in which it was compressed at build. */
export interface Asset {
  headers: Readonly<Record<string, string>>
  plain: Buffer
  brotli?: Buffer
  gzip?: Buffer
}
