import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Coupons from the stores you already like.',
  disclosure:
    'Stores may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
}
