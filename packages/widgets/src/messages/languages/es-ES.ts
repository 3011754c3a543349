import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'
import { createPlural } from '../createPlural.ts'

const plural = createPlural('es')

const countCodes = (count: Count) =>
  plural(count, {
    one: `${count.written} código`,
    many: `${count.written} de códigos`,
    other: `${count.written} códigos`,
  })
const countDeals = (count: Count) =>
  plural(count, {
    one: `${count.written} oferta`,
    many: `${count.written} de ofertas`,
    other: `${count.written} ofertas`,
  })
const countMerchants = (count: Count) =>
  plural(count, {
    one: `${count.written} tienda`,
    many: `${count.written} de tiendas`,
    other: `${count.written} tiendas`,
  })
/** Codes and deals together. */
const countOffers = (count: Count) =>
  plural(count, {
    one: `${count.written} descuento`,
    many: `${count.written} de descuentos`,
    other: `${count.written} descuentos`,
  })

const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' y ', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** Spanish of Spain, with tú, as its shops speak. */
export const messages: Messages = {
  // Frame
  skipToContent: 'Ir al contenido',
  home: 'Inicio',
  stores: 'Tiendas',
  mainNavigation: 'Menú principal',
  menu: 'Menú',
  allCategories: 'Todas las categorías',
  allEvents: 'Todas las fechas especiales',
  regions: 'País y moneda',
  footerNavigation: 'Sobre este sitio',
  breadcrumbs: 'Estás aquí',
  about: 'Quiénes somos',
  howWeTest: 'Cómo probamos',
  askAssistant: 'Preguntar',
  howWeRank: 'Cómo ordenamos',
  privacy: 'Privacidad',
  allTags: 'Tipos de descuentos',
  contact: 'Contacto',
  imprint: 'Aviso legal',
  terms: 'Condiciones de uso',
  footerGroups: { shop: 'Comprar', trust: 'Confianza', company: 'Empresa' },
  allStores: 'Todas las tiendas',
  loadingPage: 'Cargando la página',

  // Consent
  cookies: 'Cookies',
  cookieSettings: 'Configurar cookies',
  cookieQuestion:
    '¿Podemos guardar unos pocos datos en tu dispositivo? Mantienen a la vista los códigos que abriste, evitan que un clic se cuente dos veces y nos muestran qué va lento o falla. Sin ellos todo funciona igual.',
  cookieService: (service) => `Si aceptas, también se carga ${service}.`,
  cookieAds: (service) =>
    `Si aceptas, ${service} también muestra anuncios, que no dependen de lo que haces en otros sitios.`,
  cookieChoices: {
    yes: 'Has aceptado.',
    no: 'Has rechazado: no se guarda nada en este dispositivo. Las vistas y los clics se siguen contando, sin tu nombre.',
    unanswered: 'Todavía no has elegido: se guardan datos mientras no los rechaces.',
  },
  cookiesRefused: (signal) =>
    `Tu navegador envía «${signal}». Lo tomamos como un no: no se guarda nada en este dispositivo y aquí no hay nada que elegir. Las vistas y los clics se siguen contando, sin tu nombre.`,
  accept: 'Aceptar',
  decline: 'Rechazar',
  close: 'Cerrar',

  // Demo shop
  demoShopNote: 'Tienda de demostración: aquí no hay nada que comprar.',
  sectionsOf: (publisher) => `Secciones de ${publisher}`,
  backTo: (site) => `Volver a ${site}`,

  // Search
  search: 'Buscar',
  searchLabel: 'Buscar tiendas y códigos de descuento',
  searchPlaceholder: 'Tienda o producto',
  resultsFor: (query) => `Resultados de «${query}»`,
  searchHeading: 'Busca una tienda',
  noResultsFor: (query) => `No hay resultados para «${query}»`,
  noResultsHint: 'Prueba solo con el nombre de la tienda o empieza por una de estas.',
  searchFor: (query) => `Buscar «${query}»`,
  popularSearches: 'Búsquedas populares',
  didYouMean: 'Quizá querías decir',
  alsoFound: 'Resultados parecidos',
  found: (stores, offers) => joinPresent(' y ', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: 'Encuentra un código de descuento que funcione',
  firstOffer: 'La mejor oferta',
  topOffers: 'Para usar hoy',
  nothingYet: 'Aún no hay descuentos',
  nothingYetText: 'Las tiendas y sus descuentos aparecerán aquí en cuanto los haya.',
  popularStores: 'Tiendas populares',
  categories: 'Categorías',
  testing: 'Qué significa aquí «probado»',
  testingSteps: [
    'Un código con la marca «Probado» lo introdujo en una cesta real la persona que se indica, en el momento que se indica.',
    'Un código que nadie ha probado lleva la marca «Aún sin probar».',
    'Un código que ya no vale lleva la marca «Caducado».',
  ],
  readHowWeTest: 'Más sobre cómo probamos',
  events: 'Fechas especiales',
  workedLast: 'Comprobados hace poco',
  countedAgo: (ago) => `Recuento de ${ago}`,
  testsThisWeek: (count) =>
    plural(count, {
      one: `${count.written} prueba esta semana`,
      many: `${count.written} de pruebas esta semana`,
      other: `${count.written} pruebas esta semana`,
    }),

  // Merchant
  merchantHeading: (merchant) => `Códigos de descuento de ${merchant}`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts}, última prueba ${ago}`,
  merchantHeadingUntested: (merchant) => `Descuentos de ${merchant}`,
  listedOffers: (count) =>
    plural(count, {
      one: `${count.written} descuento publicado, sin probar`,
      many: `${count.written} de descuentos publicados, sin probar`,
      other: `${count.written} descuentos publicados, sin probar`,
    }),
  failingToo: (count) => `además, ${countOffers(count)} sin éxito`,
  onlyFailing: (count) => `${countOffers(count)}, sin éxito en la última prueba`,
  noLiveOffers: 'Hoy no hay descuentos',
  noLiveOffersTitle: (merchant) => `Hoy no funciona ningún código de descuento de ${merchant}`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? 'No mostramos códigos que fallan. Más abajo están los descuentos anteriores, por si te sirven.'
      : 'No mostramos códigos que fallan. Echa un vistazo a las tiendas similares.',
  offersHeading: 'Códigos y ofertas',
  upcomingOffers: 'Próximamente',
  pastOffers: 'Descuentos anteriores',
  pastOffersText: 'Caducados o sin confirmar desde hace seis meses. Puede que alguno todavía funcione; la mayoría, no.',
  visit: (merchant) => `Visitar ${merchant}`,
  newTab: '(se abre en una pestaña nueva)',
  facts: (merchant) => `Sobre ${merchant}`,
  similarStores: 'Tiendas similares',
  moreCategories: 'En estas categorías',
  howItOpens: '«Ver código» abre también la tienda.',
  mayEarn: 'A veces nos paga una comisión.',
  howItWorks: 'Cómo funciona',

  // A basket
  basketHeading: '¿Cuánto vas a pagar?',
  basketField: (example) => `Tu cesta, por ejemplo ${example}`,
  basketSubmit: 'Calcular',
  basketBest: (basket, saved, pays) =>
    `En ${basket}, con la mejor oferta para todos ahorras ${saved} si cumples sus condiciones: pagas ${pays}.`,
  basketNothing: (basket) => `En ${basket}, ninguna oferta garantiza un ahorro para todos.`,
  basketUnreadable: (example, most) => `Escribe un importe mayor que 0 y de hasta ${most}, por ejemplo ${example}.`,
  basketGroups: {
    everybody: 'Para todos',
    some: 'Solo para algunos',
    open: 'Ahorro aún por saber',
    failing: 'Falló en la última prueba',
    excluded: 'No válido para esta cesta',
  },
  basketSaves: (saved, pays) => `Ahorras ${saved}, pagas ${pays}`,
  basketCapped: 'Ahorro máximo',
  basketUpTo: (most) => `Hasta ${most}, sin garantía`,
  basketDelivery: 'Te ahorras los gastos de envío',
  basketUnknown: 'Depende de lo que compres',
  basketMissing: (missing, minimum) => `Faltan ${missing} para el mínimo de ${minimum}`,
  basketCurrency: (currency) => `Condiciones en ${currency}: no se puede calcular`,
  basketNote: 'Calculado sobre toda la cesta. Los artículos excluidos no llevan descuento.',
  basketPart: 'Solo cuentan las ofertas de esta página.',

  // Tags and brands
  storesWithSuch: 'Tiendas con estos descuentos',
  otherTags: 'Otros tipos de descuentos',
  bestOfEachStore: 'Lo mejor de cada tienda',
  ownStore: 'La tienda de la marca',
  brands: 'Marcas',
  otherBrands: 'Otras marcas',
  subcategories: 'Subcategorías',
  typicalPercent: (figure) => `Lo habitual: ${figure} de descuento`,
  howToUse: (merchant) => `Cómo usar un código en ${merchant}`,
  formLinks: { subscribe: 'Nuevas ofertas por correo', submission: 'Enviar un código', review: 'Escribir una opinión' },
  newsletter: 'Boletín',
  reviews: 'Qué opinan los clientes',
  reviewsChecked: 'La redacción lee cada opinión antes de publicarla. No comprobamos si quien la escribe compró allí.',
  allReviews: (count) => `Las ${count} opiniones`,
  filterReviews: 'Filtrar por estrellas',
  ratingSummary: (average, count) =>
    `${average} de 5, según ${plural(count, { one: `${count.written} opinión`, many: `${count.written} de opiniones`, other: `${count.written} opiniones` })}`,
  stars: (figure) => `${figure} de 5 estrellas`,
  workedLately: (worked, all, days) => `Funcionó ${worked} de ${all} veces en los últimos ${days} días`,
  votesWindow: (days) => `«Funcionó» cuenta lo que dijeron los clientes en los últimos ${days} días.`,

  // Cashback
  cashbackHeading: (merchant) => `Cashback en ${merchant}`,
  cashbackFigure: (figure, upTo) => `${upTo ? 'Hasta ' : ''}${figure} de cashback`,
  noCashbackTitle: (merchant) => `Ahora mismo no hay cashback en ${merchant}`,
  noCashbackText: 'Más abajo están los importes anteriores, a título orientativo.',
  cashbackRates: 'Porcentajes e importes',
  ratesChanged: (date) => `Último cambio: ${date}`,
  rateFor: 'Por',
  rateReward: 'Cashback',
  rateAll: 'Cualquier compra',
  rateElse: 'Todo lo demás',
  rateRaised: (date) => (date ? `Más de lo habitual hasta el ${date}` : 'Más de lo habitual por tiempo limitado'),
  rateUsual: (figure) => `Habitualmente ${figure}`,
  rateAtMost: (figure) => `Como máximo ${figure} por compra`,
  cashbackSteps: 'Cómo funciona',
  cashbackStep: (merchant, site) => [
    `Abre ${merchant} con el enlace de esta página y acepta sus cookies.`,
    'Compra en esa misma visita, sin pasar por el enlace de otra web.',
    'La tienda confirma la compra. Las devoluciones no dan cashback.',
    `${merchant} paga el cashback directamente, según las condiciones de abajo. ${site} no paga nada ni lleva ninguna cuenta.`,
  ],
  untilTracked: 'Plazo de registro',
  untilPaid: 'Plazo de pago',
  exclusions: 'Compras sin cashback',
  cashbackTerms: 'Condiciones',
  rateHistory: 'Evolución del mejor cashback',
  historyFrom: 'Desde',
  historyUntil: 'Hasta',
  stillOn: 'hoy',
  cashbackBeside: 'Un código y el cashback solo se combinan si las condiciones de ambos lo permiten.',
  similarCashback: 'Más tiendas con cashback',

  // Category
  categoryHeading: (category) => `${category}: códigos de descuento y ofertas`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${category}: tiendas`,
  noOffersHere: 'Hoy no hay descuentos aquí',
  noOffersHereText: 'Prueba con una de las tiendas o con otra categoría.',

  // Events and channels
  moreFrom: (heading) => `Más de ${heading}`,
  questions: 'Preguntas y respuestas',
  eventAhead: (date, time) => `Empieza el ${date}, ${time}`,
  eventOn: (date) => (date ? `En marcha hasta el ${date}` : 'En marcha'),
  eventOver: (date, isLive) => `Terminó el ${date}${isLive ? '; estos descuentos siguen activos en sus tiendas' : ''}`,
  bestOfLastTime: 'Lo mejor de la última vez',
  bestOfLastTimeText: 'Todos han caducado, pero dan una idea de lo que vendrá.',
  eventEmptyText: 'Los descuentos aparecerán aquí en cuanto las tiendas los anuncien.',
  otherEvents: 'Otros eventos',
  moreChannels: 'Otras selecciones',

  // Blog
  guides: 'Consejos',
  guidesText: 'Lo que de verdad descuentan los códigos y lo que significan sus condiciones.',
  noGuides: 'Aún no hay consejos',
  noGuidesText: 'Los nuevos consejos aparecerán aquí.',
  writtenBy: (name) => `Por ${name}`,
  reviewedBy: (name) => `Revisado por ${name}`,
  changedOn: (date) => `Actualizado el ${date}`,
  readingTime: (minutes) => `${minutes} min de lectura`,
  contents: 'En esta página',
  offersChecked: (ago) => `Todos los descuentos probados, el primero ${ago}`,
  relatedGuides: 'Para seguir leyendo',
  storesInGuide: 'Tiendas mencionadas',

  // Directory
  storesByLetter: 'Tiendas por letra',
  allOfLetter: (count, letter) => `Las ${count} que empiezan por ${letter}`,

  // Lists
  filter: 'Filtrar y ordenar',
  filterAll: 'Todo',
  filterNames: { for: 'Para quién', value: 'Ventaja' },
  filterValues: {
    code: 'Códigos',
    deal: 'Ofertas',
    percent: 'Descuento en %',
    money: 'Descuento en euros',
    price: 'Precios fijos',
    'free-delivery': 'Envío gratis',
    gift: 'Regalos',
    soon: 'Terminan pronto',
    week: 'Probados esta semana',
  },
  removeFilter: 'quitar este filtro',
  removeFilters: 'Quitar todos los filtros',
  noOffersFiltered: 'Ningún descuento cumple todos estos filtros',
  noOffersFilteredText: 'Quita alguno y verás más opciones.',
  sort: 'Ordenar',
  sorts: {
    best: 'Mejores',
    newest: 'Más recientes',
    biggest: 'Mayor descuento',
    ending: 'Terminan pronto',
    used: 'Más usados hoy',
  },
  paging: 'Páginas',
  goToPage: (page) => `Página ${page}`,
  previous: 'Anterior',
  next: 'Siguiente',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? 'Hasta ' : '', figure, tail: ' de\u00A0descuento' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? 'Hasta ' : '', figure, tail: ' de\u00A0descuento' }),
  price: (figure, was, isLowest) => ({ lead: isLowest ? 'Desde ' : '', figure, tail: was && ` antes ${was}` }),
  freeDelivery: { lead: 'Envío ', figure: 'gratis', tail: '' },
  gift: { lead: '', figure: 'Regalo', tail: ' incluido' },
  free: { lead: '', figure: 'Gratis', tail: '' },
  kinds: { code: 'Código', deal: 'Oferta' },
  exclusive: 'En exclusiva',

  // The ticket: facts
  testedBy: (name, ago) => `Probado por ${name} ${ago}`,
  tested: (ago) => `Probado ${ago}`,
  testedOnce: 'Probado',
  unconfirmed: 'Sin confirmar desde hace seis meses',
  untested: 'Aún sin probar',
  failed: (ago) => `Falló en la prueba ${ago}`,
  until: (date) => `Hasta el ${date}`,
  endedOn: (date) => `Caducó el ${date}`,
  startsSoon: 'Empieza pronto',
  startsOn: (date) => `Desde el ${date}`,
  timeLeft: (duration) => `Tiempo restante: ${duration}`,
  usedToday: (count) =>
    plural(count, {
      one: 'Usado una vez hoy',
      many: `Usado ${count.written} de veces hoy`,
      other: `Usado ${count.written} veces hoy`,
    }),
  lastTests: (outcomes) =>
    `Últimas pruebas, primero la más reciente: ${outcomes.map((outcome) => (outcome === 'worked' ? 'funcionó' : 'no funcionó')).join(', ')}.`,
  worked: (worked, all) => `Funcionó ${worked} de ${all} veces`,
  fewVotes: 'Aún hay pocos votos',
  details: 'Detalles',
  moreOfCoupon: 'Más sobre esta oferta',
  expired: 'Caducado',

  // The ticket: actions
  getCode: 'Ver código',
  getDeal: 'Ver oferta',
  howToGet: 'Cómo conseguirlo',
  tryCode: 'Probar de todos modos',
  tryDeal: 'Probar de todos modos',
  codeOpens: (merchant) => `en una pestaña nueva y abrir ${merchant}`,
  dealOpens: (merchant) => `y abrir ${merchant} en una pestaña nueva`,
  codeEndsWith: ', el código termina en',

  // The ticket, torn open
  yourCode: (merchant) => `Tu código de descuento para ${merchant}`,
  yourCodeHint: 'Cópialo y pégalo al pagar.',
  yourCodeHintUnlinked: (merchant) => `Cópialo, abre ${merchant} como sueles hacerlo y pégalo al pagar.`,
  askedFor: 'El código que has pedido',
  askedForEnded: (date) => `Caducó${date && ` el ${date}`} y ya no se puede usar.`,
  askedForStarts: (date) =>
    date ? `Se podrá usar a partir del ${date}. Vuelve entonces.` : 'Todavía no se puede usar. Vuelve más tarde.',
  askedForInVain: {
    expired: 'El código que has pedido ha caducado. Estos se pueden usar hoy.',
    upcoming: 'El código que has pedido aún no es válido. Estos se pueden usar hoy.',
  },
  copy: 'Copiar',
  theCode: 'el código',
  copied: 'Copiado',
  copiedAnnouncement: (code) => `Código ${code} copiado`,
  copyFailed: 'Seleccionado. Cópialo con el teclado.',
  copyFailedByTouch: 'Mantén pulsado el código para copiarlo.',
  goToShop: (merchant) => `Ir a ${merchant}`,
  otherOffers: (merchant) => `Más de ${merchant}`,

  // Did it work?
  didItWork: '¿Ha funcionado?',
  itWorked: 'Ha funcionado',
  itDidNot: 'No ha funcionado',
  whatWasWrong: (code) => `¿Qué ha fallado con ${code}?`,
  voteReasons: {
    expired: 'Caducado',
    minimum: 'Compra mínima',
    excluded: 'Producto excluido',
    'not-eligible': 'Solo nuevos clientes',
    other: 'Otro motivo',
  },
  voteTaken: (answer) => `Anotado: «${answer}». ¡Gracias!`,
  voteSaid: (answer) => `Tu respuesta: «${answer}».`,
  voteNotCounted: 'Anotado. El código es solo para nuevos clientes, así que esto no cuenta en su contra.',
  voteSending: 'Enviando tu respuesta…',
  voteOffline: 'No tienes conexión. Deja abierta esta pestaña: tu respuesta se enviará en cuanto vuelva.',
  formFailed: 'No se ha podido enviar. Todo lo escrito sigue aquí.',
  voteFailed: 'No se ha podido enviar tu respuesta, así que aún no cuenta.',
  voteRejected: {
    gone: 'Esta oferta se ha retirado, así que tu respuesta no se ha contado.',
    limited: 'Han llegado demasiadas respuestas desde tu conexión, así que esta no se ha contado.',
  },
  nextCode: 'Prueba mejor este',
  noNextCode: (merchant) => `Hoy no hay otro código de ${merchant} que probar.`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `Abierto ${ago}`,
  ownVote: { worked: 'Tu respuesta: ha funcionado', failed: 'Tu respuesta: no ha funcionado' },

  // A coupon's own page
  couponHeading: (offer, merchant) => `${offer} en ${merchant}`,
  couponOffer: 'El descuento',
  couponTerms: 'Condiciones',
  conditionLabels: {
    leastBasket: 'Cesta desde',
    mostSaved: 'Ahorro máximo',
    audience: 'Para',
    uses: 'Usos',
    where: 'Dónde',
  },
  audiences: {
    'new-customers': 'Nuevos clientes',
    students: 'Estudiantes',
    members: 'Socios',
    'app-users': 'Usuarios de la aplicación',
  },
  usesEach: (count) =>
    plural(count, {
      one: 'Una vez por cliente',
      many: `${count.written} de veces por cliente`,
      other: `${count.written} veces por cliente`,
    }),
  places: { 'in-store': 'En tienda', anywhere: 'En tienda y por internet' },
  couponTrials: 'Quién lo ha probado',
  noTrials: 'Nadie lo ha probado todavía.',
  trial: (who, day, outcome) => `Probado por ${who} el ${day}: ${outcome === 'worked' ? 'funcionó' : 'no funcionó'}`,
  testers: {
    editor: 'la redacción',
    feed: 'la tienda',
    bot: 'nuestro robot',
    community: 'un cliente',
    extension: 'la extensión del navegador',
  },
  trialBasket: (figure) => `Cesta de ${figure}`,
  trialPaid: (figure) => `${figure} a pagar`,
  trialSaved: (figure) => `${figure} de ahorro`,
  healthRate: (percent, days) =>
    `Funcionó en el ${percent} de los intentos de los últimos ${days} días; los más recientes cuentan más.`,
  healthUnknown: (fewest, days) => `Faltan datos: menos de ${fewest} votos y pruebas en los últimos ${days} días.`,
  lastWorked: (ago) => `Funcionó por última vez ${ago}.`,
  couponFailures: 'Por qué a veces no funcionó',
  couponFailuresText: (days) => `Lo que nos contaron en los últimos ${days} días.`,
  failureReasons: {
    expired: 'Ya había caducado',
    minimum: 'La cesta era demasiado pequeña',
    excluded: 'El producto no entraba',
    'not-eligible': 'Era para otros clientes',
    other: 'Otro motivo',
  },

  // Kept on the device
  save: 'Guardar',
  saved: 'Guardado',
  saveOffer: 'Guardar esta oferta',
  yourStores: 'Tus tiendas',
  keptNote: 'Guardado solo en este dispositivo: nadie más lo ve.',
  savedOffers: 'Ofertas guardadas',
  openedLately: 'Códigos que abriste',
  forgetKept: 'Borrarlo todo',
  keptForgotten: 'Borrado. Ya no queda nada en este dispositivo.',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  linkNotCopied: (address) => `Copia esta dirección: ${address}`,

  // Errors
  errorHeading: {
    403: 'No es seguro seguir este enlace',
    404: 'Esta página no existe',
    410: 'Esta página se ha retirado',
    429: 'Llegan demasiadas peticiones desde tu conexión',
    connection: 'No se ha podido cargar esta página',
    other: 'Algo ha fallado por nuestra parte',
  },
  errorText: {
    403: 'La dirección de la oferta faltaba o se había modificado, así que hemos detenido la redirección. Abre la página de la tienda e inténtalo de nuevo.',
    404: 'Puede que la dirección esté mal escrita o que la tienda haya cambiado de sitio. Búscala o empieza por la página de inicio.',
    410: 'La tienda o la oferta ya no existe. Busca otra.',
    429: 'Solo aceptamos cierto número de peticiones por conexión. Inténtalo de nuevo más tarde.',
    connection:
      'Se ha perdido la conexión o nuestro servidor no ha respondido. En cuanto vuelvas a tener conexión, esta página lo intentará de nuevo por sí sola.',
    other: 'No se ha perdido nada. Espera un momento y vuelve a cargar la página.',
  },
  goneSince: (date) => `Retirada el ${date}.`,
  tryAgain: 'Reintentar',
  backToPage: 'Volver a la página',
  backHome: 'Ir a la página de inicio',
  tryThese: 'Prueba con una de estas tiendas',
  offline: 'No tienes conexión',
  offlineText: 'Esta página se guardó antes. Las demás se abrirán de nuevo cuando vuelva la conexión.',
  openedUnchecked: 'Sin comprobar desde entonces.',
  showEarlier: 'Ver los anteriores',
  showFurther: 'Ver los siguientes',
  advertisement: 'Publicidad',
  newsletterHeading: 'Las mejores ofertas, una vez por semana',
  newsletterText: 'Un correo con los códigos que han superado la prueba. Puedes darte de baja cuando quieras.',
  newsletterJoin: 'Recibir el boletín',
  extensionHeading: (name) => `${name} en tu navegador`,
  extensionText: 'Los códigos probados de la tienda en la que estás, a un clic.',
  addExtension: (browser) => `Añadir a ${browser}`,
  hideExtension: 'No volver a mostrar',
}
