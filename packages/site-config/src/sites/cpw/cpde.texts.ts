import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'Gutscheine für alte und neue Lieblingsshops.',
  disclosure:
    'Für Einkäufe über unsere Links zahlen uns manche Shops eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
}
