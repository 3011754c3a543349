import { record, type WireRecord } from '../../reading/index.ts'
import { text } from '../fields.ts'
import { blocks, type WireBlocks } from './lists.ts'

export const staticPage = record((wire: WireRecord<{ heading: string; blocks: WireBlocks }>) => ({
  heading: wire.read('heading', text),
  blocks: wire.read('blocks', blocks),
}))
