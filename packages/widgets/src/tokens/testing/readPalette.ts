export const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]

/** Reads colours where browsers read them: in the stylesheet. @throws when a colour is not there, or not `light-dark(#…, #…)` */
export function readPalette(css: string, { accent, scheme }: { accent: string; scheme: Scheme }) {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const rules = blocks
    .filter(([, selector = '']) => !selector.includes('data-accent') || selector.includes(`'${accent}'`))
    .map(([, , body = '']) => body)
    .join('\n')
  return (name: string): string => {
    const values = [...rules.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))]
    const [, light, dark] = values.at(-1) ?? []
    const colour = scheme === 'light' ? light : dark
    if (!colour) throw new Error(`The palette has no --${name} for ${accent}, so its contrast cannot be told. Add it.`)
    return colour
  }
}
