import type { FormMessages } from './FormMessages.ts'

const confirmation =
  'Primero te enviamos un enlace para confirmar la dirección, y nada más hasta que lo abras. Cada correo lleva un enlace para darse de baja.'
const requested = 'Te hemos enviado un correo. Abre su enlace para confirmar; antes no enviamos nada más.'

export const esForms: FormMessages = {
  submission: (merchant) => ({
    heading: `Enviar un código para ${merchant}`,
    intro: ['La redacción lo revisa antes de que nadie más lo vea. No se guarda quién lo envió.'],
    submit: 'Enviar el código',
    taken: 'La redacción revisará el código. Si funciona, aparecerá en la página.',
  }),
  review: (merchant) => ({
    heading: `Opinar sobre ${merchant}`,
    intro: ['La redacción la lee antes de que nadie más la vea. Solo se guarda lo que se escribe aquí.'],
    submit: 'Enviar la opinión',
    taken: 'La redacción leerá tu opinión. Si trata de la tienda, aparecerá en la página.',
  }),
  alerts: (merchant) => ({
    heading: `Nuevas ofertas de ${merchant} por correo`,
    intro: [`Un correo cuando hay nuevas ofertas de ${merchant}, como mucho uno al día.`, confirmation],
    submit: 'Recibir nuevas ofertas',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `El boletín de ${site}`,
    intro: ['Las mejores ofertas nuevas, una vez por semana.', confirmation],
    submit: 'Recibir el boletín',
    taken: requested,
  }),
  code: {
    label: 'Código',
    hint: 'Tal como lo escribirías al pagar.',
    missing: 'Escribe el código.',
    invalid: 'Escribe solo el código: de 2 a 40 letras, cifras y signos, sin espacios.',
  },
  offer: {
    label: 'Qué ofrece',
    hint: 'Por ejemplo: 10 % en zapatos.',
    missing: 'Indica qué ofrece el código.',
    invalid: 'Descríbelo con tres caracteres como mínimo.',
  },
  endsOn: {
    label: 'Último día',
    hint: 'Si se sabe.',
    invalid: 'Escribe una fecha de los próximos tres años, o deja el campo vacío.',
    past: 'Ese día ya pasó. Escribe otro, o deja el campo vacío.',
  },
  rating: { label: 'Tu valoración', missing: 'Elige de una a cinco estrellas.' },
  ratings: [
    '1 estrella: mala',
    '2 estrellas: regular',
    '3 estrellas: aceptable',
    '4 estrellas: buena',
    '5 estrellas: muy buena',
  ],
  headline: { label: 'Título' },
  body: { label: 'Tu experiencia' },
  by: { label: 'Nombre', hint: 'Tal como aparecerá bajo la opinión.' },
  address: {
    label: 'Correo electrónico',
    missing: 'Escribe tu correo electrónico.',
    invalid: (example) => `Escribe una dirección como ${example}.`,
  },
  long: (most) => `Como mucho, ${most} caracteres.`,
  optional: '(opcional)',
  wrong: 'Revisa lo que has escrito',
  held: 'Para evitar bots, aún no se ha enviado nada. Todo lo escrito sigue aquí: envíalo otra vez.',
  sending: 'Enviando…',
  offline: 'No hay conexión. Se enviará en cuanto vuelva.',
  failed: 'No se pudo enviar. Todo lo escrito sigue aquí: inténtalo de nuevo.',
  busy: 'Han llegado demasiados envíos desde tu conexión. Inténtalo de nuevo más tarde.',
  takenHeading: 'Gracias',
  back: 'Volver a la página',
  close: 'Cerrar',
  trap: 'Deja este campo vacío',
  privacy: {
    heading: 'Tu dirección de correo',
    items: [
      'Para qué: solo para los correos que pides, el semanal o las nuevas ofertas de una tienda. No la recibe nadie salvo el servicio que entrega nuestros correos, y no se usa para nada más.',
      'Primero, la confirmación: te enviamos un enlace para confirmar la dirección, y nada más hasta que lo abras. Una dirección sin confirmar se borra a los 8 días.',
      'Cuánto tiempo: hasta que te des de baja con el enlace que lleva cada correo. La dirección se borra 30 días después. Durante 30 días guardamos constancia de cada envío.',
      'Para borrarla enseguida: escríbenos desde esa dirección, como dice la página «Contacto». Se borrará con todo lo que tenga asociado.',
    ],
  },
}
