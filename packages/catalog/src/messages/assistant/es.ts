import type { AssistantMessages } from './AssistantMessages.ts'

export const esAssistant: AssistantMessages = {
  heading: 'Preguntar por los descuentos',
  intro: (site) => `Las respuestas salen de lo que ${site} muestra hoy: códigos, ofertas y sus condiciones.`,
  personal: 'No envíes datos personales. No guardamos ni las preguntas ni las respuestas.',
  writers: {
    model: 'El modelo de lenguaje de otra empresa escribe las respuestas y recibe tus preguntas. Puede equivocarse.',
    catalog: 'Sin modelo de lenguaje: las respuestas salen directamente de nuestro catálogo.',
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
      model: 'Escrito por un modelo de lenguaje. Lo que cuenta son las condiciones de la tienda.',
      catalog: 'Sacado de nuestro catálogo.',
    },
    why: {
      limit: 'El modelo de lenguaje ha llegado a su límite de hoy: esta respuesta sale de nuestro catálogo.',
      unavailable: 'No se puede contactar con el modelo de lenguaje: esta respuesta sale de nuestro catálogo.',
      unsure: 'El modelo de lenguaje escribió algo que no tenemos publicado: esta respuesta sale de nuestro catálogo.',
    },
    offers: 'Descuentos',
    links: 'Páginas',
    offline: 'No hay conexión. La pregunta se hará en cuanto vuelva.',
    failed: 'Ahora mismo no hay respuesta. Inténtalo de nuevo.',
    busy: (minute, day) => `Puedes hacer hasta ${minute} preguntas por minuto y ${day} al día.`,
    later: (when) => `Puedes seguir ${when}.`,
    broken: 'La respuesta se ha cortado. Pregunta de nuevo para verla entera.',
    stopped: 'Has detenido la respuesta.',
  },
  privacy: {
    heading: 'Las preguntas al asistente',
    text: 'Lo que preguntas se responde con nuestro catálogo y no se guarda. Cuando la respuesta la escribe el modelo de lenguaje de otra empresa, de lo que avisamos antes de la primera pregunta, recibe esa pregunta y las anteriores, pero no tu dirección IP ni nada más de ti.',
  },
}
