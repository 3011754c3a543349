import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Voucher codes from the shops you already like.',
  disclosure:
    'Shops may pay us a commission when you use our links. It never changes what you pay, or the order of the offers.',
}
