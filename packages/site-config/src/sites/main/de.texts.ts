import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline:
    'Rabattcodes mit dem Namen der Person, die sie getestet hat. Und wo noch niemand getestet hat, steht auch das.',
  disclosure:
    'Für Einkäufe über unsere Links zahlt uns der Shop manchmal eine Provision. Am Preis und an der Reihenfolge der Angebote ändert das nie etwas.',
}
