import type { WireCoupon } from '@clipfront/page-data'
import type { Conditions } from '../discount/Conditions.ts'

/** Conditions in figures as page data carries them (R3.4); what nothing is said of is left out, and so are all of them where nothing is. */
export function wireConditions({
  leastBasket,
  mostSaved,
  audience,
  uses,
  where,
}: Conditions): WireCoupon['conditions'] {
  const wire = {
    ...(leastBasket && { least_basket: leastBasket }),
    ...(mostSaved && { most_saved: mostSaved }),
    ...(audience && { audience }),
    ...(uses && { uses }),
    ...(where && { where }),
  }
  return Object.keys(wire).length > 0 ? wire : null
}
