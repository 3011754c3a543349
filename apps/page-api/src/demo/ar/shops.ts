import type { DemoMerchant } from '../DemoCatalogue.ts'
import { dicewright } from './shops/dicewright.ts'
import { dikkatAlward } from './shops/dikkatAlward.ts'
import { hamishAwsa } from './shops/hamishAwsa.ts'
import { khaitHareer } from './shops/khaitHareer.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { mihbaj } from './shops/mihbaj.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  mihbaj,
  wayfarerStays,
  sorrelSkin,
  khaitHareer,
  dikkatAlward,
  hamishAwsa,
  dicewright,
  lockstepVpn,
]
