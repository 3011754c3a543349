import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { esAssistant } from './assistant/es.ts'
import { esForms } from './forms/es.ts'
import type { Messages } from './Messages.ts'

/** From a million on, what is counted follows with "de": 1.000.000 de códigos. */
const count = createCounter<'one' | 'many' | 'other'>('es-ES')

const countMerchants = (total: number): string =>
  count(total, { one: '# tienda', many: '# de tiendas', other: '# tiendas' })

const offers = (codes: number, deals: number): string =>
  [
    codes && count(codes, { one: '# código', many: '# de códigos', other: '# códigos' }),
    deals && count(deals, { one: '# oferta', many: '# de ofertas', other: '# ofertas' }),
  ]
    .filter(Boolean)
    .join(' y ')

export const es: Messages = {
  conditions: {
    leastBasket: (figure) => `Desde ${figure}`,
    'new-customers': 'Nuevos clientes',
    students: 'Estudiantes',
    members: 'Socios',
    'app-users': 'En la aplicación',
    inStore: 'En tienda',
    onceEach: 'Un uso por persona',
  },
  categories: {
    software: 'Software',
    games: 'Juegos',
    'books-media': 'Libros y medios',
    electronics: 'Electrónica',
    fashion: 'Moda',
    'home-garden': 'Hogar y jardín',
    'food-drink': 'Comida y bebida',
    travel: 'Viajes',
    'health-beauty': 'Salud y belleza',
    education: 'Formación',
    services: 'Servicios',
    other: 'Otros',
  },
  home: {
    title: (site) => `${site}: códigos de descuento y ofertas`,
    description: (site, live, merchants) =>
      live === 0
        ? `${site} reúne códigos de descuento y ofertas.`
        : `${count(live, { one: '# descuento vigente', many: '# de descuentos vigentes', other: '# descuentos vigentes' })} en ${countMerchants(merchants)}, con código o sin él. Mira cuáles se han probado y cuándo terminan.`,
  },
  merchant: {
    title: (name, month, best) => `Códigos de descuento de ${name}${best && `: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `${offers(codes, deals)} de ${name} en ${month}.${topTitle && ` El mejor: ${topTitle}.`}`,
    titleUntested: (name, month) => `Descuentos de ${name} – ${month}`,
    descriptionUntested: (name, total) =>
      `${count(total, { one: '# descuento publicado', many: '# de descuentos publicados', other: '# descuentos publicados' })} de ${name}, sin probar.`,
    titleOfCode: (name) => `Tu código de descuento para ${name}`,
    descriptionWithoutOffers: (name, past) =>
      `Ahora mismo no hay ningún código de descuento vigente para ${name}.${past > 0 ? ` Aquí tienes ${count(past, { one: '# descuento anterior', many: '# de descuentos anteriores', other: '# descuentos anteriores' })} y tiendas parecidas.` : ''}`,
  },
  category: {
    title: (name, month, page) =>
      `${name}: códigos de descuento y ofertas – ${month}${page > 1 ? `, página ${page}` : ''}`,
    description: (name, total) =>
      total === 0
        ? `${name}: ahora mismo no hay ningún descuento vigente.`
        : `${name}: ${count(total, { one: '# descuento vigente', many: '# de descuentos vigentes', other: '# descuentos vigentes' })}.`,
  },
  cashback: {
    title: (name, figure, upTo) => `Cashback en ${name}: ${upTo ? 'hasta ' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `Cashback en ${name}: ${upTo ? 'hasta ' : ''}${figure}. Todos los importes y a qué compras se aplican.`,
    titleWithoutRates: (name) => `Cashback en ${name}`,
    descriptionWithoutRates: (name) => `Ahora mismo no hay cashback en ${name}. Consulta los importes anteriores.`,
  },
  search: {
    title: (query) => (query ? `Resultados para «${query}»` : 'Buscar'),
    description: (query) =>
      query ? `Descuentos, categorías y tiendas que coinciden con «${query}».` : 'Busca tiendas y descuentos.',
  },
  onPage: (title, page) => `${title}, página ${page}`,
  moreOffers: 'Otros descuentos',
  blog: {
    title: (site, page) => `Consejos – ${site}${page > 1 ? `, página ${page}` : ''}`,
    description: (site) =>
      `Comprar por menos con ${site}: lo que de verdad descuentan los códigos y lo que significan sus condiciones.`,
  },
  notFound: 'No se ha encontrado esta página',
  gone: 'Esta página ya no existe',
  badRequest: 'Esta dirección no se puede leer. Comprueba que esté copiada entera.',
  directory: {
    heading: 'Todas las tiendas, de la A a la Z',
    title: (site) => `Todas las tiendas de la A a la Z – ${site}`,
    description: (site, total) => `${countMerchants(total)} en ${site}, por orden alfabético.`,
    ofLetter: (letter, page) => `Todas las tiendas: ${letter}${page > 1 ? `, página ${page}` : ''}`,
    empty: 'Aquí todavía no hay tiendas.',
    other: '0–9 y otros',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `Sobre ${site}`,
      description: `Qué es ${site} y de qué vive.`,
      blocks: [
        {
          type: 'paragraph',
          text: `${site} reúne códigos de descuento y ofertas en un solo lugar e indica si se han probado, quién lo hizo y cuándo, y hasta cuándo valen.`,
        },
        { type: 'heading', text: 'De qué vivimos' },
        {
          type: 'paragraph',
          text: `«Ver código» muestra el código en una pestaña nueva y abre la tienda en la que estabas; así la tienda sabe que vienes de aquí. ${disclosure}`,
        },
        { type: 'heading', text: 'Lo que no hacemos' },
        {
          type: 'list',
          items: [
            'No inventamos códigos, votos ni números de usuarios.',
            'No ponemos una cuenta atrás si el descuento no termina de verdad.',
            'No decimos que un descuento está probado si nadie lo ha probado.',
          ],
        },
        {
          type: 'links',
          links: [
            { label: 'Cómo probamos', path: '/how-we-test' },
            { label: 'Todas las tiendas', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: 'Cómo probamos',
      description: `Qué significan «probado», «vigente», «sin confirmar» y «caducado» en ${site}.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Cada descuento está en uno de estos cuatro estados. Lo deciden las fechas, no nuestra opinión.',
        },
        {
          type: 'list',
          items: [
            'Vigente: está dentro de sus fechas, o no tiene fechas y se publicó o confirmó en los últimos 180 días.',
            'Próximo: su primer día aún no ha llegado.',
            'Sin confirmar: no tiene fechas y nadie lo ha confirmado en 180 días. Puede que todavía funcione.',
            'Caducado: su último día ya ha pasado.',
          ],
        },
        { type: 'heading', text: 'Probado' },
        {
          type: 'paragraph',
          text: '«Probado» significa que el descuento se probó en el momento que se indica: lo hizo una persona, cuyo nombre consta, o nuestro robot. Todos los demás llevan la marca «Aún sin probar», también los que nos llegan de listas y feeds, hasta que alguien los prueba. Si la última prueba falló, también se indica.',
        },
        { type: 'heading', text: 'Votos' },
        {
          type: 'paragraph',
          text: `Los votos se cuentan a medida que llegan, como mucho ${VOTES_OF_NETWORK} al día por conexión para el mismo código. Si el descuento no era para ti, tu voto no cuenta en su contra. Las cifras de votos son de los últimos ${VOTE_DAYS} días. El número de usos es el número de clics de hoy, sin bots.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'Privacidad',
      description: `Qué guarda ${site} de una visita y durante cuánto tiempo.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'Contamos qué descuentos se ven y en cuáles se hace clic. Lo hacemos sin cuenta y sin un identificador con el que seguirte.',
        },
        { type: 'heading', text: 'Qué se guarda' },
        {
          type: 'list',
          items: [
            'Qué descuento era, en qué página, en qué lugar de la lista y cuándo.',
            'El tipo de dispositivo (teléfono, tableta u ordenador) y el nombre del navegador.',
            'Dos huellas, una de la dirección IP y el navegador y otra solo de la dirección IP, ambas mezcladas con una clave secreta que cambia cada día. La clave se desecha a diario, de modo que nadie puede relacionarlas contigo ni enlazar un día con otro. Distinguen los bots de las personas e impiden que alguien cuente varias veces.',
            'De una oferta vista entre los resultados de una búsqueda, lo que se buscó, salvo que parezca una dirección de correo o un número personal.',
            'Las palabras de una búsqueda sin resultados, contadas por día y durante treinta días, sin nada sobre quién buscó. Si parecen una dirección de correo o un número personal, solo anotamos que hubo una búsqueda.',
            'Las palabras de una búsqueda con la que al menos veinte visitantes vieron ofertas en un mismo día, con cuántos fueron, durante siete días. Lo que mostramos como popular es lo que encuentran esas palabras, nunca las palabras mismas.',
            'Lo que nos dices de un código: si funcionó, por qué y cuándo, con las mismas dos huellas.',
            'Los códigos y opiniones que recibimos, pero no quién los envió.',
          ],
        },
        { type: 'heading', text: 'Qué no se guarda' },
        {
          type: 'list',
          items: ['Tu dirección IP.', 'La descripción completa que tu navegador envía de sí mismo.'],
        },
        { type: 'heading', text: 'En tu dispositivo' },
        {
          type: 'paragraph',
          text: 'Solo se guardan unos pocos datos si aceptas o, donde no hace falta consentimiento, mientras no los rechaces: qué descuentos ya se contaron, para no contarlos dos veces, y qué distingue a una persona de un programa. Puedes cambiar tu elección en «Configurar cookies», al pie de cada página; si rechazas, los datos se borran. Tu elección se recuerda seis meses.',
        },
        { type: 'heading', text: 'Durante cuánto tiempo' },
        {
          type: 'paragraph',
          text: 'Los eventos y los votos individuales se borran a los 90 días. Solo quedan los totales.',
        },
      ],
    }),
  },
  indexes: {
    categories: {
      heading: 'Todas las categorías',
      description: (site) => `Todas las categorías de ${site}, con el número de descuentos de hoy.`,
    },
    topics: {
      heading: 'Fechas especiales',
      description: (site) => `Fechas especiales en ${site}: en marcha, próximas y pasadas.`,
    },
    brands: { heading: 'Marcas', description: (site) => `Marcas con descuentos en ${site}.` },
    tags: {
      heading: 'Tipos de descuentos',
      description: (site) => `Los descuentos de ${site} por tipo de ventaja, con el número de hoy.`,
    },
    moreChannels: 'Más selecciones',
  },
  tests: {
    heading: 'Quién prueba',
    text: (days) => `Pruebas de ofertas en este sitio en los últimos ${days} días:`,
    none: (days) => `Nadie ha probado ofertas en este sitio en los últimos ${days} días.`,
    kinds: {
      editor: 'Nuestra redacción',
      bot: 'Nuestro programa de comprobación',
      community: 'Clientes',
      extension: 'La extensión del navegador',
    },
    share: (kind, percent, worked, tests) => `${kind}: ${percent}, con éxito ${worked} de ${tests}`,
    health: (days, votes, fewest) =>
      `Los votos y las pruebas recientes cuentan más: al cabo de ${days} días cuentan la mitad. Una prueba nuestra vale ${votes} votos. Con menos de ${fewest} no damos porcentaje.`,
  },
  ranking: {
    heading: 'Cómo ordenamos',
    description: (site) => `En qué orden aparecen los descuentos en ${site}, y por qué.`,
    byEditors: 'En este sitio la redacción decide el orden de los descuentos; después van primero los más recientes.',
    byScore:
      'En este sitio cada descuento vigente recibe una puntuación, que se recalcula cada uno a diez minutos, según cuántos descuentos haya. Se compone de:',
    terms: {
      health: 'Qué tal funcionó últimamente, según votos y pruebas',
      verification: 'Si una prueba tuvo éxito, y cuándo',
      clicks: 'Cuántos clics recibe, en comparación con otros en el mismo puesto',
      discount: 'Qué parte del precio descuenta',
      freshness: 'Cuándo se publicó o confirmó por última vez',
      expiry: 'Si tiene fecha de fin, y si está cerca',
    },
    term: (name, percent) => `${name}: ${percent}`,
    tie: 'A igual puntuación decide la redacción y después la fecha.',
    commission: 'Lo que nos paga una tienda no influye en nada.',
    usable: 'Lo que se puede usar hoy va siempre primero. Si ordenas tú la lista, solo cuenta tu orden.',
  },
  privacyDetails: {
    heading: 'En tu dispositivo, nombre por nombre',
    rules: {
      ask: 'Este sitio pregunta antes: si no aceptas, solo se guarda lo último.',
      'not-needed': 'Este sitio no tiene que preguntar: todo esto puede guardarse mientras no lo rechaces.',
    },
    notes: {
      cf_consent: 'lo que elegiste, durante seis meses',
      cf_merchant:
        'la tienda cuya página viste por última vez, durante treinta días; los scripts de nuestros socios pueden leerla',
      timezone: 'que aquí estuvo una persona, durante siete días',
      'td:cp': 'qué descuentos ya se contaron, y cuándo',
      'td:kept':
        'las tiendas y ofertas que guardaste, durante seis meses, y los últimos códigos que abriste, durante treinta días; un clic en la página de inicio lo borra todo',
      'td:opened': 'qué códigos abriste, cuándo y qué dijiste de ellos: los últimos cien, durante treinta días',
      'td:out': 'lo que aún no se pudo enviar, un día como mucho',
      'td:searches': 'qué buscaste: las últimas ocho búsquedas, durante treinta días',
      'td:web-vitals': 'la rapidez de las páginas, solo si su dirección lo pide',
      'td:pwa-open': 'cuándo se abrió por última vez la aplicación instalada',
      'td:extension': 'que no quieres volver a ver la extensión del navegador',
      'cf-offline': 'la página que se muestra cuando no hay conexión, hasta la próxima versión del sitio',
      'cf:chunk-reload':
        'cuándo esta pestaña tuvo que cargar una página de nuevo; no requiere consentimiento y se borra con la pestaña',
    },
    othersHeading: 'Quién más sabe de una visita',
    analytics: (service, host) =>
      `${service}, en ${host}, si aceptas, o donde no hace falta consentimiento y no has rechazado: qué tipo de página se muestra, qué descuentos van primero, navegador y plataforma, si hay una persona y si se bloquean los anuncios. Puede contar visitas en cookies que empiezan por _ga. Nada de esto puede usarse para publicidad.`,
    errorReports: (host) =>
      `${host}, en las mismas condiciones: errores de nuestros scripts, con la dirección de la página pero sin su consulta, y sin cookies.`,
    ads: (service, host) =>
      `${service}, en ${host}, en las mismas condiciones: que se muestra una página con un espacio para anuncios, y lo que cualquier servidor sabe del navegador y de la conexión. Pedimos anuncios que no dependan de lo que haces en otros sitios. Puede anotar en cookies que empiezan por __g cuántas veces se mostró uno.`,
  },
  company: {
    runBy: (site, operator) => `${operator} gestiona ${site}.`,
    forPartner: (operator, partner) =>
      `${operator} lo gestiona para ${partner}, que no interviene en la selección ni en el orden de los descuentos.`,
    fact: (label, value) => `${label}: ${value}`,
    labels: {
      address: 'Dirección',
      email: 'Correo',
      representative: 'Representada por',
      register: 'Registro',
      vatId: 'NIF-IVA',
    },
    responsible: 'Responsable del contenido',
    contact: { heading: 'Contacto', description: (site) => `Cómo escribir al equipo de ${site}.` },
    wrong: {
      heading: 'Algo está mal',
      text: 'Si un código, una fecha o un nombre está mal, escríbenos con la dirección de la página. La redacción lo revisa y lo corrige.',
    },
    orders: {
      heading: 'Pedidos y reembolsos',
      text: 'No vendemos nada. De los pedidos, envíos y reembolsos se encarga la tienda.',
    },
    imprint: { heading: 'Aviso legal', description: (site) => `La empresa que gestiona ${site}.` },
    terms: { heading: 'Condiciones de uso', description: (site) => `Qué se puede esperar de ${site} y qué no.` },
    termsItems: (site) => [
      `Leer ${site} es gratis y no requiere cuenta.`,
      'Cada descuento es de su tienda: compras allí, con sus condiciones, y nosotros no intervenimos en la venta.',
      'Decimos quién probó un descuento y cuándo. Después puede terminar o cambiar.',
      'Nuestros textos se pueden citar con un enlace. Copiarlos en masa requiere nuestro permiso.',
    ],
    controller: 'Quién es responsable',
    rights: (email) =>
      `Puedes preguntar qué guardamos, hacer que se corrija o se borre y reclamar ante la autoridad de protección de datos. Escribe a ${email}.`,
  },
  forms: esForms,
  assistant: esAssistant,
  demoShop: {
    heading: (name) => `${name}: una tienda de demostración`,
    description: (name) => `${name} es una tienda ficticia.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Aquí se abriría la web de la tienda. ${name} es ficticia: forma parte de la demostración y no hay nada que comprar.`,
      },
      {
        type: 'paragraph',
        text: 'Hasta esta página todo ha sido real: se ha comprobado el enlace, se ha contado el clic y nada ha salido de este sitio.',
      },
      { type: 'links', links: [{ label: `Volver a los descuentos de ${name}`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `Todavía no tenemos un enlace a ${name}`,
    description: (name, site) => `${site} no tiene ningún acuerdo con ${name}.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `Publicamos descuentos de ${name}, pero no tenemos ningún acuerdo con la tienda y no enviamos a nadie a una dirección que no hayamos comprobado. Por eso se ha abierto esta página.`,
      },
      {
        type: 'paragraph',
        text: `Para aprovechar el descuento, abre ${name} como sueles hacerlo. Si tiene un código, introdúcelo al pagar.`,
      },
      { type: 'links', links: [{ label: `Volver a los descuentos de ${name}`, path }] },
    ],
  },
}
