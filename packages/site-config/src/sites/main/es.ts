import { clipfrontMedia } from '../../site/operators.ts'
import { defineSite } from '../../site/defineSite.ts'

export default defineSite({
  code: 'es.clipfront.example',
  businessUnit: 'main',
  hosts: ['es.clipfront.example'],
  name: 'Clipfront España',
  language: 'es-ES',
  direction: 'ltr',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  accent: 'evergreen',
  look: 'editorial',
  consent: 'ask',
  operator: clipfrontMedia,
  texts: {
    tagline:
      'Códigos de descuento con el nombre de quien los ha probado. Y si todavía no los ha probado nadie, también lo decimos.',
    disclosure:
      'Cuando compras a través de nuestros enlaces, la tienda puede pagarnos una comisión. Eso nunca cambia lo que pagas ni el orden de las ofertas.',
  },
})
