const WIDTHS = {
  320: { name: 'Small phone', height: 568, type: 'mobile' },
  390: { name: 'Phone', height: 844, type: 'mobile' },
  768: { name: 'Tablet', height: 1024, type: 'tablet' },
  1280: { name: 'Desk', height: 800, type: 'desktop' },
} as const

/** The screens a widget is looked at on, the narrowest first. */
export const viewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([width, { name, height, type }]) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` }, type },
  ]),
)
