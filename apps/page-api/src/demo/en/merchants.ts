import type { DemoMerchant } from '../DemoCatalogue.ts'
import { electronicsMerchants } from './electronics.ts'
import { everydayMerchants } from './everyday.ts'
import { fashionMerchants } from './fashion.ts'
import { homeMerchants } from './home.ts'
import { leisureMerchants } from './leisure.ts'

/** In the order in which they get their ids. */
export const englishMerchants: readonly DemoMerchant[] = [
  ...fashionMerchants,
  ...homeMerchants,
  ...electronicsMerchants,
  ...everydayMerchants,
  ...leisureMerchants,
]
