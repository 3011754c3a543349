const BRAND = /"((?:[^"\\]|\\.)*)"\s*;\s*v="/g

/** The brands of a `Sec-CH-UA` header, made-up ones (`Not?A_Brand`) among them: no rule knows those. A malformed header gives none. */
export function parseBrands(secChUa = ''): string[] {
  return [...secChUa.matchAll(BRAND)].map(([, brand = '']) => brand.replace(/\\(.)/g, '$1').trim())
}
