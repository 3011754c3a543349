import '../tokens/tokens.css'
import '@clipfront/vitest/fonts.css'
import './wideFace.css'
import { WIDE_FACE } from './measureWidth.ts'

/** Each face with letters of it. Japanese comes in a hundred parts: `measureWidth` waits for those that are shown. */
const FACES = { 'Hanken Grotesk': 'a', 'Noto Sans Arabic Variable': 'ع', [WIDE_FACE]: 'aع' }

for (const [family, letters] of Object.entries(FACES)) {
  const faces = await document.fonts.load(`16px '${family}'`, letters)
  if (faces.length < letters.length) throw new Error(`The font ${family} of the tests is missing.`)
}
