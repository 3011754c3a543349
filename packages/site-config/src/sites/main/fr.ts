import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'fr.clipfront.example',
  businessUnit: 'main',
  hosts: ['fr.clipfront.example'],
  name: 'Clipfront France',
  language: 'fr-FR',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  accent: 'evergreen',
  look: 'editorial',
  flags: { couponRanking: true, aiChat: false },
  consent: 'ask',
  operator: clipfrontMedia,
  texts: {
    tagline:
      'Des codes promo avec le nom de la personne qui les a testés. Et quand personne ne l’a encore fait, c’est écrit aussi.',
    disclosure:
      'Pour un achat passé par nos liens, la boutique peut nous verser une commission. Cela ne change jamais ni le prix que vous payez, ni l’ordre des offres.',
  },
})
