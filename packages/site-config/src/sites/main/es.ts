import { defineSite, standardPages } from '../../site/defineSite.ts'

export default defineSite({
  code: 'es.clipfront.example',
  businessUnit: 'main',
  hosts: ['es.clipfront.example'],
  name: 'Clipfront España',
  language: 'es-ES',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  icon: '/icon.svg',
  font: null,
  fontFamily: null,
  customStyle: null,
  accent: 'evergreen',
  robots: 'INDEX',
  consent: 'ask',
  pageType: standardPages,
  flags: { couponRanking: false, aiChat: false },
  analyticsId: null,
  adsId: null,
  extensionName: 'Clipfront',
  texts: {
    tagline:
      'Códigos de descuento con el nombre de quien los ha probado. Y si todavía no los ha probado nadie, también lo decimos.',
    disclosure:
      'Cuando compras a través de nuestros enlaces, la tienda puede pagarnos una comisión. Eso nunca cambia lo que pagas ni el orden de las ofertas.',
  },
})
