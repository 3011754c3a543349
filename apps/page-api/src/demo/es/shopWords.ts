import type { ShopWords } from '../DemoContent.ts'

export const shopWords: ShopWords = {
  about: {
    'nimbus-shoes':
      'Nimbus empezó con un zapato ligero para caminar y lo sigue haciendo. Luego vino una docena más, todos sobre las mismas tres hormas: la talla que va bien una vez va bien siempre.\n\nEl taller cambia las suelas en tres semanas por menos de la mitad de un par nuevo.',
    'volta-and-vine':
      'Volta & Vine vende aparatos para casa y dice de cada uno lo que gasta al año. Para comprobarlo, la tienda presta enchufes medidores.\n\nLos aparatos reacondicionados vienen de sus propias devoluciones y conservan dos años de garantía.',
    'wayfarer-stays':
      'Wayfarer alquila sitios que se construyeron para otra cosa: faros, casetas de señales, graneros. En cada uno ha dormido alguien del equipo.\n\nEl precio de la búsqueda es el precio completo, con limpieza y sábanas.',
  },
  howToUse:
    '- Abre aquí el código y cópialo; {name} se abre al lado.\n- Llena la cesta como siempre y ve a la caja.\n- Pega el código en su casilla y pulsa el botón de al lado. Solo entonces se descuenta.\n- Compara el total antes de pagar.',
  questions: [
    [
      '¿Se pueden usar dos códigos en {name}?',
      'No. La casilla acepta uno y el segundo sustituye al primero. Los descuentos automáticos se mantienen junto a un código.',
    ],
    ['¿Dónde se escribe el código?', 'En la cesta, bajo la lista de artículos, y otra vez en la página de pago.'],
    ['¿Y si devuelvo algo?', 'Se reembolsa lo pagado. Si por eso no se llega al mínimo, no se reclama nada.'],
  ],
  reviews: [
    [5, 'Tal como se describe', 'Pedido el lunes, en casa el miércoles, y el código entró a la primera.', 'Noa P.'],
    [
      4,
      'Bien, pero hay que leer',
      'El descuento no valía para lo único rebajado de la cesta. Lo decía, en pequeño.',
      'Iván',
    ],
    [5, '', 'A una duda de talla respondió alguien que tenía la prenda en la mano.', 'R. Castelló'],
    [3, 'Lento en fiestas', 'Buen género, pero el paquete tardó nueve días en vacaciones.', 'Odila'],
    [4, 'Devolver es fácil', 'La etiqueta venía en la caja; el dinero, a los cinco días.', 'Samuel W.'],
    [2, 'Otro color', 'Llegó dos veces el gris. Al final me lo quedé.', 'Elena'],
    [5, 'Primera vez aquí', 'Repetiré.', 'Invitada'],
  ],
  cashback: {
    newCustomers: 'Clientes nuevos',
    accessories: 'Accesorios',
    exclusions: '- Tarjetas regalo\n- Envío e impuestos\n- Pedidos con un código que no sea de esta página',
    terms:
      'Sal de esta página y haz el pedido en la misma visita. Se calcula sobre el precio sin impuestos y se anula si se devuelve la compra.',
  },
}
