import type { DemoMerchant } from '../DemoCatalogue.ts'
import { ampersandBikes } from './shops/ampersandBikes.ts'
import { brightbasin } from './shops/brightbasin.ts'
import { brushworkStudio } from './shops/brushworkStudio.ts'
import { cabinlightLuggage } from './shops/cabinlightLuggage.ts'
import { copperKettleCoffee } from './shops/copperKettleCoffee.ts'
import { dicewright } from './shops/dicewright.ts'
import { dovetailLiving } from './shops/dovetailLiving.ts'
import { earmarkAudio } from './shops/earmarkAudio.ts'
import { emberlightGames } from './shops/emberlightGames.ts'
import { everlyPharmacy } from './shops/everlyPharmacy.ts'
import { fernAndFoundry } from './shops/fernAndFoundry.ts'
import { fluentyard } from './shops/fluentyard.ts'
import { greenwharfMarket } from './shops/greenwharfMarket.ts'
import { halyardAudio } from './shops/halyardAudio.ts'
import { harrowAndWren } from './shops/harrowAndWren.ts'
import { hollybrookChocolate } from './shops/hollybrookChocolate.ts'
import { inkwellPrint } from './shops/inkwellPrint.ts'
import { kestrelMobile } from './shops/kestrelMobile.ts'
import { larkAndLarder } from './shops/larkAndLarder.ts'
import { lockstepVpn } from './shops/lockstepVpn.ts'
import { longshelfBooks } from './shops/longshelfBooks.ts'
import { marloweEyewear } from './shops/marloweEyewear.ts'
import { meridianRail } from './shops/meridianRail.ts'
import { mossAndTrowel } from './shops/mossAndTrowel.ts'
import { nimbusShoes } from './shops/nimbusShoes.ts'
import { northlightCourses } from './shops/northlightCourses.ts'
import { orchardAndOat } from './shops/orchardAndOat.ts'
import { ostlerBags } from './shops/ostlerBags.ts'
import { papercraneNotes } from './shops/papercraneNotes.ts'
import { pipAndPaw } from './shops/pipAndPaw.ts'
import { pixelforge } from './shops/pixelforge.ts'
import { plumhouseKitchen } from './shops/plumhouseKitchen.ts'
import { pocketful } from './shops/pocketful.ts'
import { quillow } from './shops/quillow.ts'
import { saltmarshOutdoor } from './shops/saltmarshOutdoor.ts'
import { sorrelSkin } from './shops/sorrelSkin.ts'
import { strideAndStretch } from './shops/strideAndStretch.ts'
import { tidepoolDenim } from './shops/tidepoolDenim.ts'
import { tinderboxStoves } from './shops/tinderboxStoves.ts'
import { voltaAndVine } from './shops/voltaAndVine.ts'
import { wayfarerStays } from './shops/wayfarerStays.ts'

/** In the order in which they get their ids. */
export const shops: readonly DemoMerchant[] = [
  nimbusShoes,
  harrowAndWren,
  tidepoolDenim,
  fernAndFoundry,
  pocketful,
  saltmarshOutdoor,
  ostlerBags,
  marloweEyewear,
  larkAndLarder,
  dovetailLiving,
  mossAndTrowel,
  quillow,
  tinderboxStoves,
  brightbasin,
  pipAndPaw,
  voltaAndVine,
  halyardAudio,
  kestrelMobile,
  pixelforge,
  ampersandBikes,
  inkwellPrint,
  plumhouseKitchen,
  copperKettleCoffee,
  greenwharfMarket,
  hollybrookChocolate,
  orchardAndOat,
  sorrelSkin,
  everlyPharmacy,
  strideAndStretch,
  wayfarerStays,
  meridianRail,
  cabinlightLuggage,
  papercraneNotes,
  lockstepVpn,
  brushworkStudio,
  dicewright,
  emberlightGames,
  longshelfBooks,
  earmarkAudio,
  fluentyard,
  northlightCourses,
]
