import { optional, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { directory } from '../directory.ts'
import { text } from '../fields.ts'
import { blocks, type WireBlocks } from './lists.ts'

const optionalDirectory = optional(directory, null)

interface WireStaticPage {
  heading: string
  blocks: WireBlocks
  /** Of the page of all merchants alone; it follows the blocks. */
  directory?: WireOf<typeof directory> | null
}

export const staticPage = record((wire: WireRecord<WireStaticPage>) => ({
  heading: wire.read('heading', text),
  blocks: wire.read('blocks', blocks),
  directory: wire.read('directory', optionalDirectory),
}))
