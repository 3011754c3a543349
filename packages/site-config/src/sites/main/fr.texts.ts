import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline:
    'Des codes promo avec le nom de la personne qui les a testés. Et quand personne ne l’a encore fait, c’est écrit aussi.',
  disclosure:
    'Pour un achat passé par nos liens, la boutique peut nous verser une commission. Cela ne change jamais ni le prix que vous payez, ni l’ordre des offres.',
}
