const RECT = '<rect width="512" height="512" fill="red"/>'
const FILTERED = RECT.replace('/>', ' filter="url(#f)"/>')

function drawing(inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512">${inner}</svg>`,
  )
}

function times(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_each, index) => write(index)).join('')
}

/** Each names the next one twice, or as often as it is told. */
function chain(name: string, length: number, write: (next: string) => string): string {
  return times(length, (index) => `<${name} id="n${index}">${write(`n${index + 1}`)}</${name}>`)
}

const twice = (attribute: string) => (next: string) => `<g ${attribute}="url(#${next})">${RECT}</g>`.repeat(2)

/** Drawings of a few kB that librsvg takes seconds to hours for, which are told by their markup: a name, and why they are refused. */
export const HOSTILE_DRAWINGS: readonly [name: string, drawing: Buffer, reason: RegExp][] = [
  [
    'turbulence',
    drawing(`<filter id="f">${'<feTurbulence baseFrequency="0.5" numOctaves="10"/>'.repeat(60)}</filter>${FILTERED}`),
    /has a filter/,
  ],
  ['a huge blur', drawing(`<filter id="f"><feGaussianBlur stdDeviation="5000"/></filter>${FILTERED}`), /has a filter/],
  [
    'morphology under a prefix',
    drawing(
      `<s:filter xmlns:s="http://www.w3.org/2000/svg" id="f"><s:feMorphology radius="200"/></s:filter>${FILTERED}`,
    ),
    /has a filter/,
  ],
  ['a filter in an attribute', drawing(RECT.replace('/>', ' filter="blur(90px)"/>')), /has a filter/],
  [
    'a filter in a style',
    drawing(`<g style="fill:red;filter: ${'blur(90px) '.repeat(40)}">${RECT}</g>`),
    /has a filter/,
  ],
  ['a filter in a style sheet', drawing(`<style>rect{filter:blur(90px)}</style>${RECT}`), /has a filter/],
  ['a filter in CDATA', drawing(`<style><![CDATA[rect{fill:red;filter:blur(90px)}]]></style>${RECT}`), /has a filter/],
  ['a filter in two pieces', drawing(`<style>rect{fil<!-- -->ter:blur(90px)}</style>${RECT}`), /has a filter/],
  ['a filter before a comment', drawing(`<g style="filter/**/:blur(90px)">${RECT}</g>`), /has a filter/],
  ['an escape in a style', drawing(String.raw`<g style="f\69lter:blur(90px)">${RECT}</g>`), /backslash/],
  ['an escape in a style sheet', drawing(String.raw`<style>rect{f\69lter:blur(90px)}</style>${RECT}`), /backslash/],
  [
    'references that are escaped',
    drawing(chain('pattern', 14, twice('fill')).replaceAll('(#', String.raw`(\23 `) + RECT),
    /backslash/,
  ],
  [
    'a style sheet of its own file',
    Buffer.from(
      `<?xml-stylesheet type="text/css" href="data:text/css,rect{filter:blur(90px)}"?>${drawing(RECT).toString()}`,
    ),
    /another style sheet/,
  ],
  [
    'a style sheet that is imported',
    drawing(`<style>@import url("data:text/css,rect{filter:blur(90px)}");</style>${RECT}`),
    /another style sheet/,
  ],
  [
    'a filter in an entity',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY f '<filter id="f"><feMorphology radius="99"/></filter>'>]>${drawing(`&f;${FILTERED}`).toString()}`,
    ),
    /defines entities/,
  ],
  [
    'use of use of use',
    drawing(
      `${chain('g', 6, (next) => `<use href="#${next}"/>`.repeat(9))}<g id="n6">${RECT}</g><use xlink:href="#n0"/>`,
    ),
    /more than 5000 elements/,
  ],
  ['a pattern in a pattern', drawing(chain('pattern', 14, twice('fill')) + RECT.replace('red', 'url(#n0)')), /5000/],
  ['a mask in a mask', drawing(`${chain('mask', 14, twice('mask'))}<g mask="url(#n0)">${RECT}</g>`), /5000/],
  [
    'a clip in a clip',
    drawing(`${chain('clipPath', 14, twice('clip-path'))}<g clip-path="url('#n0')">${RECT}</g>`),
    /5000/,
  ],
  ['a ring of use', drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), /5000/],
  [
    'a gradient of gradients',
    drawing(
      times(4000, (index) => `<linearGradient id="n${index}" href="#n${index + 1}"/>`) +
        RECT.replace('red', 'url(#n0)'),
    ),
    /5000/,
  ],
  [
    'a gradient of many stops',
    drawing(
      `<linearGradient id="g">${'<stop offset="0.5"/>'.repeat(2000)}</linearGradient>${RECT.replace('red', 'url(#g)').repeat(200)}`,
    ),
    /5000/,
  ],
  ['many groups to blend', drawing(`<g style="mix-blend-mode:color-dodge">${RECT}</g>`.repeat(6000)), /5000/],
  ['many elements in elements', drawing('<g opacity="0.9">'.repeat(200) + RECT + '</g>'.repeat(200)), /100 deep/],
  ['a long text', drawing(`<text font-size="400">${'Wé漢字'.repeat(2000)}</text>`), /2000 letters/],
  ['a large file', drawing(`<path d="${'M0 0L512 512'.repeat(90_000)}"/>`), /larger than 1 MiB/],
]

/** Those whose markup is like that of any other drawing. */
export const SLOW_DRAWINGS = [
  [
    'fine dashes',
    drawing(`<path fill="none" stroke="red" stroke-dasharray="0.01" d="M0 0${'L512 512L0 0'.repeat(1000)}"/>`),
  ],
  [
    'a scribble',
    drawing(
      `<path fill="none" stroke="red" stroke-width="50" stroke-linejoin="round" d="M0 0${times(20_000, (index) => `L${(index * 7919) % 512} ${(index * 104_729) % 512}`)}"/>`,
    ),
  ],
  [
    'selectors that match all over',
    drawing(`<style>${'g ~ g ~ rect ~ rect:not(.a){fill:red} '.repeat(500)}</style>${RECT.repeat(3000)}`),
  ],
] as const satisfies readonly [name: string, drawing: Buffer][]
