import type { DemoMerchant } from './DemoMerchant.ts'
import { electronicsMerchants } from './merchants/electronics.ts'
import { everydayMerchants } from './merchants/everyday.ts'
import { fashionMerchants } from './merchants/fashion.ts'
import { homeMerchants } from './merchants/home.ts'
import { leisureMerchants } from './merchants/leisure.ts'

/** Every shop of the demo, in the order in which it gets its ids. All of them are made up; their domains end in `.example`. */
export const demoMerchants: readonly DemoMerchant[] = [
  ...fashionMerchants,
  ...homeMerchants,
  ...electronicsMerchants,
  ...everydayMerchants,
  ...leisureMerchants,
]
