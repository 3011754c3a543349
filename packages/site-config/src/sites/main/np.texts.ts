import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Promo codes for readers of Northpress, with the name of who tested them, or a plain “Not tested yet”.',
  disclosure:
    'Clipfront runs this page for Northpress; the newsroom has no part in it. When you shop through its links, the store may pay a commission that the two share. It never changes what you pay, or the order of the offers.',
}
