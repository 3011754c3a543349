import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<'one' | 'many' | 'other'>('es-ES')
const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

export const es: AnswerMessages = {
  gap: ' ',
  offers: (total) =>
    count(total, { one: '# descuento vigente', many: '# de descuentos vigentes', other: '# descuentos vigentes' }),
  codes: (total) =>
    count(total, { one: '# código vigente', many: '# de códigos vigentes', other: '# códigos vigentes' }),
  deals: (total) =>
    count(total, { one: '# oferta sin código', many: '# de ofertas sin código', other: '# ofertas sin código' }),
  at: (merchants) => `en ${merchants}`,
  within: (names) => `en «${names}»`,
  about: (wording) => `de «${wording}»`,
  found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
  none: (where, labels) => `Ahora mismo no hay ningún descuento así${behind(where)}${inBrackets(labels)}.`,
  others: 'Esto es lo demás que hay ahí.',
  elsewhere: 'Esto es lo más parecido.',
  similar: (merchants) => `Estas tiendas se parecen a ${merchants}.`,
  popular: 'Esto es lo más popular aquí.',
  someWords: (wording) => `Ningún descuento de ahí reúne todo lo de «${wording}».`,
  unknown: (wording) => `Aquí no hay nada sobre «${wording}».`,
  withoutWords: (wording) => `Ningún descuento de ahí habla de «${wording}».`,
  sorted: {
    newest: 'Los más recientes van primero.',
    biggest: 'Primero van los porcentajes más altos y después los importes más altos.',
    ending: 'Los que antes terminan van primero.',
  },
  labels: {
    part: 'con una parte',
    code: 'con código',
    deal: 'sin código',
    'free-delivery': 'envío gratis',
    gift: 'con regalo',
    leastPercent: (figure) => `al menos ${figure} de descuento`,
    leastOff: (figure) => `al menos ${figure} de descuento`,
    mostPrice: (figure) => `por ${figure} como máximo`,
    notNew: 'sin los que son solo para nuevos clientes',
    noMinimum: 'sin compra mínima',
    exclusive: 'exclusivo',
    tested: 'probado con éxito',
    testedToday: 'probado hoy con éxito',
    testedThisWeek: 'probado con éxito en los últimos 7 días',
    endsToday: 'termina hoy',
    endsThisWeek: 'termina en los próximos 7 días',
  },
  prices:
    'Aquí solo se conoce un precio cuando una oferta lo dice; lo que cuestan los demás artículos no se puede saber.',
  basket: {
    saves: (basket, saved) => `En ${basket}, la primera opción ahorra ${saved} si se cumplen sus condiciones.`,
    savesSome: (basket, saved, audience) =>
      `En ${basket}, la primera opción ahorra ${saved}, pero solo a algunos (${audience}).`,
    more: (saved, audience) => `Para algunos es más: ${saved} (${audience}).`,
    open: (basket) => `No se sabe de antemano cuánto ahorran estos en ${basket}.`,
    excluded: (basket) => `Ninguno de estos vale para una cesta de ${basket}; junto a cada uno está el motivo.`,
  },
  outcomes: {
    saves: (saved) => `Ahorra ${saved}`,
    capped: (saved) => `Ahorra ${saved}, su máximo`,
    wouldSave: (saved) => `Ahorraría ${saved}`,
    wouldSaveDelivery: 'Ahorraría el envío',
    upTo: (most) => `Hasta ${most}, sin garantía`,
    delivery: 'Ahorra los gastos de envío',
    unknown: 'Depende de lo que compres',
    belowMinimum: (missing, minimum) => `Faltan ${missing} para el mínimo de ${minimum}`,
    otherCurrency: (currency) => `Condiciones en ${currency}: no se puede calcular`,
    inStore: 'Solo en tienda',
  },
  health: {
    tested: (date) => `Última prueba el ${date}: funcionó`,
    failed: (date) => `Última prueba el ${date}: no funcionó`,
    votes: (worked, all) => `ha funcionado hace poco a ${worked} de ${all} personas`,
    untested: 'Sin probar todavía',
  },
  failing: {
    some: 'Los que fallaron en la última prueba están más abajo.',
    all: 'Todo lo que se podría usar falló en la última prueba.',
  },
  page: {
    says: (merchant, lines) => `La página de ${merchant} dice: ${lines}.`,
    quote: (line) => `«${line}»`,
    sentence: (text) => `${text}.`,
    silent: (merchants) => `De eso no hay nada aquí sobre ${merchants}; lo sabe la propia tienda.`,
    ask: 'Di el nombre de una tienda para leer lo que dice su página de aquí.',
  },
  topics: {
    failed: () =>
      'Un código puede haber caducado, pedir una compra mínima, excluir algunos artículos o ser solo para nuevos clientes; su página dice lo que pide. Debajo del código puedes decirnos que no ha funcionado, y ahí aparece el siguiente mejor.',
    use: () =>
      'Abre el código en su página de aquí, cópialo y escríbelo en la casilla de códigos al pagar en la tienda. Una oferta sin código vale solo con su enlace.',
    howTested: () =>
      'Un descuento se llama probado solo si alguien lo ha probado: al lado figura quién, cuándo y si funcionó. De todos los demás se dice que nadie los ha probado todavía.',
    howRanked: () => 'Lo que nos paga una tienda no cambia nunca el orden. Cómo se forma está explicado.',
    about: (site) =>
      `${site} reúne códigos y ofertas y dice de cada uno si alguien lo ha probado. Algunas tiendas nos pagan una comisión cuando compras por nuestros enlaces; a ti no te cuesta más.`,
    privacy: () => 'Lo que se guarda de una visita, y durante cuánto tiempo, está explicado.',
    contact: () =>
      'No vendemos nada: los pedidos, los envíos y los reembolsos son cosa de la tienda. Sobre lo que se publica aquí puedes escribirnos.',
    cashback: () => 'Si una tienda devuelve una parte de la compra, su página dice cuánto.',
  },
  smallTalk: {
    help: (site) =>
      `Pregunta por una tienda, una categoría o un importe: qué códigos tiene una tienda, dónde el envío es gratis o qué ahorra más en tu compra. Las respuestas salen de los descuentos de ${site}.`,
    thanks: () => 'De nada. Pregunta otra vez cuando quieras.',
    bye: () => 'Adiós y hasta pronto.',
    hello: () => '¡Hola! Pregunta por una tienda, una categoría o un importe.',
  },
  searchFor: (wording) => `Buscar «${wording}»`,
}
