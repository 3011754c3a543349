import type { AssistantMessages } from './AssistantMessages.ts'

export const esAssistant: AssistantMessages = {
  heading: 'Preguntar por los descuentos',
  intro: (site) => `Las respuestas salen de lo que ${site} muestra hoy: códigos, promociones y sus condiciones.`,
  personal: 'No envíes datos personales. No guardamos ni las preguntas ni las respuestas.',
  writers: {
    model:
      'Un modelo de lenguaje de otra empresa escribe las respuestas: tus preguntas se le envían. Puede equivocarse.',
    catalog: 'No se consulta ningún modelo de lenguaje: las respuestas se componen a partir del catálogo.',
  },
  examplesHeading: 'Por ejemplo',
  examples: (basket) => [
    '¿Qué descuentos terminan hoy?',
    `¿Con qué ahorro más si gasto ${basket}?`,
    '¿Cómo se prueban los códigos?',
  ],
  examplesOf: (merchant, basket) => [
    `¿Cuál es el mejor descuento de ${merchant}?`,
    `Gasto ${basket} en ${merchant}. ¿Qué código sirve?`,
    `¿Hay envío gratis en ${merchant}?`,
  ],
  panel: {
    label: 'Tu pregunta',
    missing: 'Escribe una pregunta.',
    send: 'Preguntar',
    stop: 'Parar',
    again: 'Preguntar de nuevo',
    clear: 'Empezar de nuevo',
    asked: 'Preguntaste',
    answered: 'Respuesta',
    waiting: 'Buscando entre los descuentos…',
    by: {
      model: 'Escrito por un modelo de lenguaje. Vale lo que dice la tienda.',
      catalog: 'Compuesto a partir del catálogo.',
    },
    why: {
      limit: 'El modelo de lenguaje ya respondió bastante por hoy: esta es la respuesta del catálogo.',
      unavailable: 'No se puede contactar con el modelo de lenguaje: esta es la respuesta del catálogo.',
      unsure: 'El modelo de lenguaje escribió algo que el catálogo no contiene: esta es la respuesta del catálogo.',
    },
    offers: 'Descuentos',
    links: 'Páginas',
    offline: 'No hay conexión. La pregunta se hará en cuanto vuelva.',
    failed: 'Ahora no hay respuesta. Inténtalo de nuevo.',
    busy: (minute, day) => `Aquí se responden como máximo ${minute} preguntas por minuto y ${day} al día.`,
    later: (when) => `Puedes seguir ${when}.`,
    broken: 'La respuesta se cortó. Pregunta de nuevo para verla entera.',
    stopped: 'Paraste la respuesta.',
  },
  privacy: {
    heading: 'Las preguntas al asistente',
    text: 'Lo que preguntas se responde con nuestro catálogo y no se guarda. Cuando un modelo de lenguaje de otra empresa escribe la respuesta, lo que se dice antes de la primera pregunta, recibe esa pregunta y las anteriores, pero no tu dirección IP ni nada más de ti.',
  },
}
