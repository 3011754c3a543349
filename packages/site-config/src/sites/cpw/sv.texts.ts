import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Gutscheine und Rabatte für die Leserinnen und Leser des Stadtverlags.',
  disclosure:
    'Coupon Partner betreibt diese Seite für den Stadtverlag; die Redaktion ist daran nicht beteiligt. Für Einkäufe über die Links zahlen manche Shops eine Provision, die sich beide teilen. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
}
