import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Rabatkoder med navnet på den, der har testet dem. Og har ingen testet dem endnu, står det der også.',
  disclosure:
    'Når du handler via vores links, kan butikken betale os provision. Det ændrer aldrig din pris eller rækkefølgen af tilbuddene.',
}
