import { listOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { optionalText } from '../fields.ts'
import { label } from '../label.ts'
import { lane } from '../lane.ts'
import { merchants, optionalLabels, type WireLabels, type WireMerchants } from './lists.ts'

const lanes = listOf(lane)

interface WireChannelPage {
  channel: WireOf<typeof label>
  /** What its visitors bring in their address, and what their clicks are counted under; empty for none. */
  mktsrc?: string | null
  /** In the order in which an editor put them. */
  lanes: WireOf<typeof lane>[]
  merchants: WireMerchants
  other_channels?: WireLabels
}

export const channelPage = record((wire: WireRecord<WireChannelPage>) => ({
  channel: wire.read('channel', label),
  mktsrc: wire.read('mktsrc', optionalText),
  lanes: wire.read('lanes', lanes),
  merchants: wire.read('merchants', merchants),
  otherChannels: wire.read('other_channels', optionalLabels),
}))
