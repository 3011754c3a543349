import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Voucher codes with the name of who tested them, or a plain “Not tested yet”.',
  disclosure:
    'When you shop through our links, the shop may pay us a commission. It never changes what you pay, or the order of the offers.',
}
