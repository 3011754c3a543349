import { page } from 'vitest/browser'

/** What the browser paints of an element: its pixels, row by row, each as its red, green, blue and opacity of 0 to 255. */
export async function readPixels(element: Element): Promise<ImageData> {
  const base64 = await page.screenshot({ element, base64: true, save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser of the test has no canvas.')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}
