import type { DemoMerchant } from '../DemoCatalogue.ts'
import { aeseloere } from './shops/aeseloere.ts'
import { dicewright } from './shops/dicewright.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { lysegaarden } from './shops/lysegaarden.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { rugbroedOgRo } from './shops/rugbroedOgRo.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { uldspor } from './shops/uldspor.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  rugbroedOgRo,
  wayfarerStays,
  sorrelSkin,
  uldspor,
  lysegaarden,
  aeseloere,
  dicewright,
  lockstepVpn,
]
