import { record, type WireRecord } from '../../reading/readers.ts'
import { moment, optionalText } from '../fields.ts'
import { optionalMerchants, type WireMerchants } from './lists.ts'

interface WireErrorPage {
  message?: string | null
  suggestions?: WireMerchants | null
  /** Since when the page that was here is gone for good. */
  gone_since?: string | null
}

/** What an error page can offer as a way on. */
export const errorPage = record((wire: WireRecord<WireErrorPage>) => ({
  message: wire.read('message', optionalText),
  suggestions: wire.read('suggestions', optionalMerchants),
  goneSince: wire.read('gone_since', moment),
}))
