/** Colours by class: in the light, in the dark. */
export type Fills = Readonly<Record<string, readonly [light: string, dark: string]>>

/** A drawing with a style of its own for either scheme: the page's style sheet does not reach into a picture. */
export function toSvg(width: number, height: number, fills: Fills, shapes: string): string {
  const classes = Object.keys(fills).filter((name) => shapes.includes(`class="${name}"`))
  const rules = (scheme: 0 | 1): string => classes.map((name) => `.${name}{fill:${fills[name]?.[scheme]}}`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}</style>${shapes}</svg>`
  )
}
