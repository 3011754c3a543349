import type { DemoMerchant } from '../DemoCatalogue.ts'
import { alpargataViva } from './shops/alpargataViva.ts'
import { despensaDeNela } from './shops/despensaDeNela.ts'
import { dicewright } from './shops/dicewright.ts'
import { letraTendida } from './shops/letraTendida.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { tramontanaHogar } from './shops/tramontanaHogar.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  despensaDeNela,
  wayfarerStays,
  sorrelSkin,
  alpargataViva,
  tramontanaHogar,
  letraTendida,
  dicewright,
  lockstepVpn,
]
