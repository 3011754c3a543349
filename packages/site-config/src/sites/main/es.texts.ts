import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline:
    'Códigos de descuento con el nombre de quien los ha probado. Y si todavía no los ha probado nadie, también lo decimos.',
  disclosure:
    'Cuando compras a través de nuestros enlaces, la tienda puede pagarnos una comisión. Eso nunca cambia lo que pagas ni el orden de las ofertas.',
}
