/** A quarter wider than the sites' own; Arabic and Latin. */
export const WIDE_FACE = 'Wide'

/** The width of what the document shows, in px, once the faces of all its letters are there. */
export async function measureWidth(): Promise<number> {
  const root = document.documentElement
  // A face that is missing is asked for when the page is laid out, which reading a width makes it do.
  void root.scrollWidth
  await document.fonts.ready
  return root.scrollWidth
}

/** The same with words as wide as any system's face makes them: a layout must not depend on the face that a site brings. */
export async function measureWideWidth(): Promise<number> {
  const { style } = document.documentElement
  style.setProperty('--face', `'${WIDE_FACE}', 'Noto Sans JP Variable', sans-serif`)
  try {
    return await measureWidth()
  } finally {
    style.removeProperty('--face')
  }
}
