import type { QuestionWords } from './QuestionWords.ts'

export const es: QuestionWords = {
  phrases: {
    offer: `
      oferta*, promo, promos, promoción, promociones, cupón, cupones, descuentos, chollo*, ganga*, rebaja*, rebajas,
      rebajado*, rebajada*, vale, vales, ahorros, ventaja*`,
    code: `
      código, códigos, código de descuento, códigos de descuento, código descuento, códigos descuento,
      código promocional, códigos promocionales, código promo, con código, cupón descuento, cupones descuento`,
    withoutCode: 'sin código, sin códigos, sin código de descuento, no hace falta código, ningún código',
    freeDelivery: `
      envío gratis, envíos gratis, envío gratuito, envíos gratuitos, gastos de envío gratis, sin gastos de envío,
      portes gratis, entrega gratis, entrega gratuita, envía gratis, envían gratis, envío sin coste, envío es gratis,
      gratis el envío, sin pagar envío, portes pagados, no cobra envío, no cobran envío`,
    gift: 'regalo, regalos, con regalo, de regalo, obsequio*, muestra gratis, muestras gratis, muestras',
    newCustomers: `
      nuevo cliente, nuevos clientes, nueva clienta, nuevas clientas, cliente nuevo, clientes nuevos, clienta nueva,
      primer pedido, primera compra, primera vez, primeras compras, bienvenida, nunca he comprado, nunca he pedido,
      nuevos usuarios, nuevo usuario, soy nuevo, soy nueva`,
    notNew: `
      no soy nuevo, no soy nueva, no soy nuevo cliente, no soy un nuevo cliente, no soy una nueva clienta,
      no soy nueva clienta, no soy cliente nuevo, no soy un cliente nuevo, no soy clienta nueva, no soy una clienta nueva,
      no para nuevos clientes, no para clientes nuevos, no solo para nuevos clientes, excepto nuevos clientes,
      ya soy cliente, ya soy clienta, ya he comprado, ya he pedido, ya compré, ya pedí, ya hice un pedido,
      cliente existente, clientes existentes, cliente habitual, clientes habituales, segundo pedido, segunda compra,
      próximo pedido, próxima compra, no es mi primer pedido, no es mi primera compra, no es la primera vez`,
    students: 'estudiante, estudiantes, universitario*, universitaria*, descuento de estudiante*, alumno*',
    members: 'socio*, socia*, miembro*, fidelidad, club de clientes, tarjeta de cliente, tarjeta de fidelidad',
    appUsers: 'en la app, en la aplicación, con la app, desde la app, por la app, solo app, app móvil',
    noMinimum: `
      sin mínimo*, sin compra mínima, sin pedido mínimo, sin importe mínimo, sin gasto mínimo, ningún mínimo,
      cualquier compra, cualquier pedido, cualquier importe`,
    tested: `
      probado*, probada*, verificado*, verificada*, comprobado*, comprobada*, que funcione, que funcionen, que funciona,
      que funcionan, que sirva, que sirvan, que valga, que funcionen de verdad, que funcionan de verdad, confirmado*`,
    exclusive: 'exclusivo*, exclusiva*, en exclusiva, solo aquí',
    ends: `
      acaba, acaban, termina, terminan, caduca, caducan, vence, vencen, última oportunidad, a punto de terminar,
      a punto de acabar, se acaba, se acaban, últimos días, último día, finaliza, finalizan, expira, expiran`,
    today: 'hoy, esta noche, hoy mismo, antes de medianoche, solo hoy',
    week: `
      esta semana, en la semana, próximos 7 días, últimos 7 días, siete días, semana pasada, recientemente, últimamente`,
    newest: `
      últimas, últimos, nuevo, nuevos, nueva, nuevas, novedad*, más reciente*, reciente*, qué hay de nuevo, recién añadido*`,
    biggest: `
      mayor, mayores, más grande*, más alto, más altos, mayor descuento, mejor porcentaje, mayor porcentaje,
      más descuento, mayor ahorro`,
    spend: `
      gasto, gastar, gastando, gastaré, me gasto, si gasto, compra de, compras de, pedido de, cesta, cesta de, carrito,
      carrito de, pago, pagar, pagando, presupuesto, cuesta, cuestan, importe, importe de, total de, por valor de, valor,
      una compra de, un pedido de, me llevo, compro por`,
    off: `
      descuento, descuento de, menos, ahorrar, ahorro de, de descuento, de rebaja, rebaja de, más barato, más barata`,
    atMost: 'menos de, por menos de, hasta, por debajo de, máximo, como máximo, como mucho, no más de',
    delivery: `
      envío, envíos, envía, envían, enviar, entrega, entregas, entregan, gastos de envío, coste de envío,
      portes, plazo de entrega, plazos de entrega, cuánto tarda, cuánto tardan, cuánto cuesta el envío, punto de
      recogida`,
    returns: `
      devolución, devoluciones, devolver, devolverlo, devuelvo, reembolso, reembolsos, cambio, cambios, cambiar,
      desistimiento, política de devolución, política de devoluciones`,
    payment: `
      forma de pago, formas de pago, método de pago, métodos de pago, medios de pago, pagar con, pagar a plazos,
      a plazos, tarjeta de crédito, paypal, bizum, transferencia, contra reembolso, cómo puedo pagar, cómo se
      paga`,
    guarantee: 'garantía*, reparación, reparaciones, reparar, reparan',
    combine: `
      dos códigos, varios códigos, más de un código, segundo código, dos cupones, varios cupones, combinar,
      combinable*, acumular, acumulable*`,
    elsewhere: `
      otra tienda, otras tiendas, en otro sitio, otros sitios, otro comercio, qué tienda, qué tiendas, cuál tienda,
      cualquier tienda, todas las tiendas, en otra parte, en otro lado, dónde hay, dónde puedo, dónde encuentro,
      otro lugar, en qué tienda, en qué tiendas`,
    similar:
      'parecido*, parecida*, similar, similares, tiendas como, como alternativa, alternativa*, en lugar de, en vez de',
    refersBack: `
      este código, ese código, esta oferta, esa oferta, este cupón, ese cupón, sirve para, vale para, funciona para, funciona con, allí, eso`,
    followUp: 'y, y en, y para, también, además, más, otros, otras, algo más, o, y si, qué tal, qué hay de',
    use: `
      cómo * usa, cómo * usan, cómo * usar, dónde * código, cómo funciona*, 
      cómo se usa, cómo se usan, cómo uso, cómo usar, cómo utilizo, cómo utilizar, cómo se utiliza, cómo canjeo,
      cómo canjear, canjear, dónde pongo, dónde se pone, dónde meto, dónde introduzco, cómo funciona, cómo funcionan,
      cómo funciona un código, cómo funcionan los códigos, cómo aplico, cómo aplicar, cómo va esto, cómo se aplica,
      cómo funcionan los cupones, cómo funcionan los códigos de descuento`,
    howTested: `
      cómo * prueban, cómo * prueba, cómo * probáis, quién * prueba, 
      cómo probáis, cómo se prueban, cómo se prueba, cómo comprobáis, quién prueba, quién los prueba, quién comprueba,
      están probados, están probadas, los códigos están probados, se prueban, son de verdad, son reales, son fiables,
      funcionan de verdad, funciona de verdad, de verdad funcionan, es fiable, qué significa probado,
      puedo fiarme, cómo verificáis, cómo se verifican, cómo se prueban los códigos, los probáis, se comprueban`,
    howRanked: `
      cómo * ordenan, cómo * ordenados, 
      cómo ordenáis, cómo se ordenan, en qué orden, orden de las ofertas, orden de los descuentos, por qué sale primero,
      por qué está primero, quién decide el orden, clasificación, ranking, cómo se clasifican`,
    failed: `
      no funciona, no funcionan, no funcionó, no funcionaba, no ha funcionado, no me funciona, no sirve, no sirven, no va,
      no me sirve, no lo acepta, no lo aceptan, no vale, no me vale, no es válido, rechazado*, inválido*, caducado*,
      ha caducado, no me deja, me da error, da error, error, expirado*, no ha valido`,
    about: `
      quién eres, quiénes sois, quién sois, quién está detrás, qué es esto, qué es esta web, quién lleva, cómo ganáis,
      de qué vivís, comisión, comisiones, sobre vosotros, eres un robot, eres un bot, es gratis esto`,
    privacy: 'privacidad, mis datos, datos personales, qué guardáis, guardáis, cookies, rgpd, quién lee',
    contact: `
      contacto, contactar, hablar con una persona, hablar con alguien, atención al cliente, reclamación,
      reclamar, queja*, mi paquete, mi pedido, dónde está mi pedido, mi envío, teléfono, cancelar mi pedido`,
    cashback: 'cashback, cash back, devolución de dinero, devuelven dinero',
    help: 'ayuda, ayúdame, me puedes ayudar, puedes ayudarme, qué puedes hacer, qué puedo preguntar, qué sabes hacer',
    thanks: 'gracias, muchas gracias, mil gracias, vale gracias, ok, genial, perfecto, estupendo',
    bye: 'adiós, hasta luego, hasta pronto, hasta mañana, chao, nos vemos',
    hello: 'hola, buenas, buenos días, buenas tardes, buenas noches, cómo estás, qué tal estás',
  },
  beforeBasket: 'en por de con',
  negations: { before: ['no', 'en vez de', 'en lugar de', 'no son', 'no por', 'no en'], behind: [] },
  fillers: `
    mucho tiempo tarda
    sino vez lugar
    vende venden dos tres
    cliente clienta clientes mujer marido amigo amiga hijo hija madre padre
    el la los las lo un una unos unas de del al a este esta esto estos estas ese esa eso esos esas aquel aquella
    yo tú tu él ella nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tus su sus nuestro vuestro mío conmigo
    soy eres es somos sois son era eran sería será serán ser estoy está están estar he has ha hemos habéis han había habría hay haber haya
    tengo tienes tiene tenemos tenéis tienen tener puedo puedes puede podemos podéis pueden podría podrías quiero quieres quiere querría quisiera
    busco buscas buscar busca encuentro encontrar encuentra muestra muéstrame mostrar dame dar da di dime decir sabes saber conoces necesito necesita gustaría
    qué que cuál cuáles cual quién quiénes dónde cuándo cómo cuánto cuánta cuántos cuántas por porque si
    en con sin para por desde hasta entre sobre hacia según y e o u pero ni no sí ya aún todavía muy mucho mucha muchos muchas poco
    ahora actualmente actual actuales momento disponible disponibles vigente vigentes válido válida válidos válidas activo activos
    tienda tiendas comercio web página sitio online línea internet compra compras comprar compro pedido pedidos pedir
    precio precios dinero barato barata baratos mejor mejores bueno buena buenos buenas bien mejoría top
    menos mínimo mínima máximo máxima alrededor aproximadamente unos ciento porciento al como
    algo alguna alguno algún algunos algunas todo toda todos todas cada cosa cosas otro otra artículo artículos producto productos
    funciona funcionan sirve sirven vale valen usar uso aplicar ahorro ahorra ahorrar ahorras favor gracias día días semana ahí allí aquí entonces pues`,
  categories: {
    fashion:
      'moda, ropa, vestido*, zapato*, zapatilla*, calzado, chaqueta*, abrigo*, vaqueros, camisa*, camiseta*, bolso*',
    'home-garden':
      'hogar, casa, jardín, mueble*, cocina, sábanas, sofá*, lámpara*, plantas, herramientas, decoración, mascotas',
    electronics:
      'electrónica, tecnología, ordenador*, portátil*, móvil*, televisor*, auriculares, cámara*, informática',
    'food-drink': 'comida, bebida*, alimentación, supermercado, café, té, vino*, chocolate*, comer',
    'health-beauty': 'salud, belleza, cosmética, maquillaje, farmacia, perfume*, cuidado de la piel, vitaminas',
    travel: 'viaje*, viajar, vacaciones, hotel, hoteles, vuelo*, escapada*, tren',
    software: 'software, aplicación, aplicaciones, vpn, suscripción, suscripciones, alojamiento web',
    games: 'juego*, juguete*, consola*, videojuego*, juegos de mesa',
    'books-media': 'libro*, audiolibro*, lectura, música, película*',
    education: 'curso*, idioma*, aprender, formación, clases',
  },
  currencies: {
    EUR: ['euros', 'euro', 'pavos', 'eurillos'],
    GBP: ['libras', 'libra'],
    USD: ['dólares', 'dólar'],
    CHF: ['francos'],
    JPY: ['yenes', 'yen'],
    DKK: ['coronas'],
  },
  percent: ['por ciento', 'porciento'],
}
