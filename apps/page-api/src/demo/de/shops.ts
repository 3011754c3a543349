import type { DemoMerchant } from '../DemoCatalogue.ts'
import { dicewright } from './shops/dicewright.ts'
import { fadenlauf } from './shops/fadenlauf.ts'
import { lesewinkel } from './shops/lesewinkel.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { moorhof } from './shops/moorhof.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'
import { werkbankNord } from './shops/werkbankNord.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  moorhof,
  wayfarerStays,
  sorrelSkin,
  fadenlauf,
  werkbankNord,
  lesewinkel,
  dicewright,
  lockstepVpn,
]
