import type { DemoMerchant } from '../DemoCatalogue.ts'
import { dicewright } from './shops/dicewright.ts'
import { engawaBiyori } from './shops/engawaBiyori.ts'
import { kohakuHanpu } from './shops/kohakuHanpu.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { sazanamiChaho } from './shops/sazanamiChaho.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'
import { yonagaShobo } from './shops/yonagaShobo.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  voltaAndVine,
  sazanamiChaho,
  wayfarerStays,
  sorrelSkin,
  kohakuHanpu,
  engawaBiyori,
  yonagaShobo,
  dicewright,
  lockstepVpn,
]
