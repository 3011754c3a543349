import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'
import { american, british } from './english.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** The languages that the demo speaks. */
export const demoCatalogues: Readonly<Record<string, DemoCatalogue>> = {
  'en-US': american,
  'en-GB': british,
  de,
  fr,
  es,
  da,
  ja,
  ar,
}
