/** A number as a drawing needs it: a tenth of a pixel is seen by nobody. */
export const at = (value: number): string => String(Math.round(value * 10) / 10)

export const circle = (fill: string, x: number, y: number, r: number): string =>
  `<circle class="${fill}" cx="${at(x)}" cy="${at(y)}" r="${at(r)}"/>`

/** @param rounding of its corners */
export const box = (fill: string, x: number, y: number, width: number, height: number, rounding = 0): string =>
  `<rect class="${fill}" x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"${rounding ? ` rx="${at(rounding)}"` : ''}/>`

export const path = (fill: string, d: string): string => `<path class="${fill}" d="${d}"/>`

export const polygon = (fill: string, points: readonly (readonly [number, number])[]): string =>
  path(fill, `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`)

/** @param degrees clockwise, about a point */
export const turned = (shapes: string, degrees: number, x: number, y: number): string =>
  degrees === 0 ? shapes : `<g transform="rotate(${at(degrees)} ${at(x)} ${at(y)})">${shapes}</g>`

/** The same shapes `count` times around a point. */
export const around = (count: number, x: number, y: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => turned(shape(index), (360 / count) * index, x, y)).join('')

export const times = (count: number, shape: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')
