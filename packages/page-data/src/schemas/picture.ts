import { type OutOf, record, type WireRecord } from '../reading/index.ts'
import { optionalText, ownPath, whole } from './fields.ts'

const pixels = whole('a whole number of pixels from 1', 1)

interface WirePicture {
  path: string
  width: number
  height: number
  /** Empty where it shows nothing that the text does not say. */
  alt?: string | null
}

/** A picture of our own: drawn by the product or put there by an editor, never a stranger's. */
export const picture = record((wire: WireRecord<WirePicture>) => ({
  path: wire.read('path', ownPath),
  width: wire.read('width', pixels),
  height: wire.read('height', pixels),
  alt: wire.read('alt', optionalText),
}))
export type Picture = OutOf<typeof picture>
