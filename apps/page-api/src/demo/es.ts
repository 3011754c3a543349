import { offerWords } from './es/offerWords.ts'
import { shops } from './es/shops.ts'
import { shopWords } from './es/shopWords.ts'
import { stories } from './es/stories.ts'
import type { DemoCatalogue } from './DemoCatalogue.ts'

export const es: DemoCatalogue = {
  testers: ['Nerea Olmedo', 'Iker Salvatierra', 'Lucía Bencomo', 'Hugo Ferrándiz'],
  words: {},
  content: { offers: offerWords, shops: shopWords, stories },
  categories: {
    fashion: 'Ropa, calzado y bolsos. Lo rebajado suele quedar fuera: conviene mirar antes las condiciones.',
    'home-garden':
      'Muebles, cocina, ropa de cama y todo lo que crece. Los bultos grandes pueden tener su propio coste de envío.',
    electronics:
      'Sonido, imagen, electrodomésticos y los cables que los unen. La mayoría de los códigos vale para un artículo por pedido.',
    'food-drink': 'Despensa, café y caprichos. El mayor descuento es el del primer pedido; lo indicamos claramente.',
    'health-beauty': 'Cuidado de la piel, perfumes y bienestar. Lo que requiere receta queda siempre fuera.',
    travel: 'Alojamientos y trenes. Muchas veces importan más las fechas que el código.',
    software: 'Programas y suscripciones. Mira cuánto cuesta el plan cuando acaba el primer año.',
    games: 'Juegos de mesa, para dos o para una mesa llena.',
    'books-media': 'Libros de segunda mano, audiolibros y discos. Los libros nuevos tienen precio fijo.',
  },
  merchants: shops,
}
