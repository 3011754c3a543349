import type { OfferWords } from '../DemoContent.ts'

export const offerWords: OfferWords = {
  terms: {
    code: 'El código se escribe en su casilla antes de pagar; un descuento que no aparezca ahí no se concede después. Un código por pedido.',
    deal: 'No hace falta código. Cuenta el precio que muestra la cesta.',
    always:
      'Quedan fuera las tarjetas regalo y los gastos de envío.\n\n- Para pedidos de particulares en cantidades normales\n- No se suma a otros descuentos, salvo que la tienda diga lo contrario\n- En una devolución se reembolsa lo que se pagó',
  },
  withdrawn: '{m:8} de descuento en la colección de invierno',
  hidden: '90 % en todo, solo hoy',
  tags: {
    'free-delivery': {
      name: 'Envío gratis',
      summary: 'Ofertas sin gastos de envío, con el importe que hay que alcanzar.',
      about:
        'El envío gratis es el ahorro que más se olvida, aunque no depende de lo que haya en la cesta.\n\nCasi siempre se pide un mínimo. Si llegar a él cuesta más que el envío, sale a cuenta pagar el envío.',
    },
    'free-gift': {
      name: 'Regalos',
      summary: 'Algo de más en el paquete; bonito si el pedido ya estaba pensado.',
      about: 'Los regalos se mandan hasta agotarse. Antes de pagar, comprueba que el tuyo está en la cesta.',
    },
    'first-order': {
      name: 'Primer pedido',
      summary: 'Para direcciones que aún no han comprado en la tienda.',
      about:
        'En el primer pedido es cuando más se descuenta. Se miran la dirección y la tarjeta; un segundo correo rara vez basta.',
    },
    bundles: {
      name: 'Más por menos',
      summary: 'Tres por dos, la segunda unidad a mitad de precio y parecidos.',
      about: 'Lo gratis suele ser lo más barato. Junta artículos de precio parecido.',
    },
    reduced: {
      name: 'Precios rebajados',
      summary: 'Restos de temporada, segundas y cajas abiertas.',
      about: 'Lo rebajado casi nunca admite además un código. Lo que significa «hasta» está en cada etiqueta.',
    },
  },
  brands: {
    corrie: {
      summary: 'Botas y chubasqueros para caminos sin asfalto.',
      about: 'Corrie hace pocas cosas y las mantiene años. Las repara el mismo taller que las cosió.',
    },
    alto: {
      summary: 'Aparatos para cocinas con un solo enchufe bueno.',
      about:
        'Los aparatos de Alto van atornillados, no pegados. Las juntas y los botones se venden sueltos, también para modelos de hace diez años.',
    },
    oatfield: {
      summary: 'Avena, miel y lo que les va bien.',
      about:
        'Oatfield compra a granjas con nombre, y el nombre va en la bolsa. Lo que caduca pronto se vende más barato en vez de tirarse.',
    },
  },
  parts: {
    shoes: { name: 'Zapatos', summary: 'Para aceras, senderos y mañanas de lluvia.' },
    appliances: { name: 'Aparatos de cocina', summary: 'Batidoras, cafeteras y la lámpara de encima.' },
    stays: { name: 'Alojamientos', summary: 'Casas rurales, faros y algún que otro granero.' },
  },
  questions: [
    [
      '¿Cómo se sabe que un código funciona?',
      'Alguien de nosotros lo ha escrito en la caja. Junto a cada código probado están su nombre y la hora.',
    ],
    [
      '¿Por qué sigue aquí un código sin fecha de fin?',
      'Porque la tienda aún lo acepta. Tras medio año sin pruebas lo llamamos sin confirmar.',
    ],
  ],
}
