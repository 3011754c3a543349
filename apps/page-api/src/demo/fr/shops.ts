import type { DemoMerchant } from '../DemoCatalogue.ts'
import { atelierBruyere } from './shops/atelierBruyere.ts'
import { dicewright } from './shops/dicewright.ts'
import { jardinDePoche } from './shops/jardinDePoche.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { margeHaute } from './shops/margeHaute.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { panierDeMaud } from './shops/panierDeMaud.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  panierDeMaud,
  wayfarerStays,
  sorrelSkin,
  atelierBruyere,
  jardinDePoche,
  margeHaute,
  dicewright,
  lockstepVpn,
]
