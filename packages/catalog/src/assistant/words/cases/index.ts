import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** By a site of the language. */
export const CASES = {
  'main/uk': en,
  'main/de': de,
  'main/fr': fr,
  'main/es': es,
  'main/dk': da,
  'main/jp': ja,
  'main/ae': ar,
}
