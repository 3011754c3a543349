import type { Stories } from '../DemoContent.ts'

export const stories: Stories = {
  topics: {
    'long-weekend': {
      name: 'Puente largo',
      summary: 'Tres días libres y con qué llenarlos.',
      about:
        'Trenes y casas cuestan menos antes de que todo el mundo busque. Apuntamos las fechas en cuanto las tiendas las dicen.',
      questions: [
        ['¿Cuándo empiezan las ofertas?', 'Casi siempre dos días antes. Lo que ya se sabe aparece aquí como próximo.'],
      ],
    },
    'home-week': {
      name: 'Semana de la casa',
      summary: 'Siete días para estantes, lámparas y todo lo que lleva enchufe.',
      about:
        'Las tiendas acuerdan los días, no los precios. En las piezas grandes, mira primero el coste del transporte.',
      questions: [
        [
          '¿Son precios más bajos que de costumbre?',
          'A menudo, no siempre. Si conocemos el precio del mes anterior, lo decimos.',
        ],
      ],
    },
    'outdoor-days': {
      name: 'Días al aire libre',
      summary: 'Botas, tiendas de campaña y calcetines secos, una vez al año.',
      about: 'Los días ya pasaron. Abajo está lo que valía la última vez; mucho de ello vuelve.',
    },
    'student-savings': {
      name: 'Descuentos para estudiantes',
      summary: 'Rebajas que duran lo que dura la carrera.',
      about: 'Se pide una acreditación al año. La comprueba la tienda, nunca nosotros.',
    },
  },
  channels: {
    letter: {
      name: 'De nuestra carta',
      summary: 'Lo que decía la carta de esta semana, en su orden.',
      lanes: ['Nuevo esta semana', 'Para la casa', 'Sin gastos de envío'],
    },
    app: {
      name: 'En la aplicación',
      summary: 'Una lista corta para una pantalla pequeña.',
      lanes: ['Recién llegado', 'Para vestir', 'Algo de propina'],
    },
  },
  authors: [
    {
      looks: { hair: 'knot', skin: 'light' },
      role: 'Prueba códigos en la caja',
      about: 'Ha llenado unas cuatro mil cestas y ha vaciado casi todas.',
    },
    {
      looks: { hair: 'short', skin: 'light' },
      role: 'Lee las condiciones hasta el final',
      about: 'Antes corregía pruebas de imprenta. Cree que «hasta» es la palabra más cara del idioma.',
    },
  ],
  posts: {
    'how-we-test-codes': {
      title: 'Cómo probamos un código',
      summary: 'Una cesta llena, una tarde de paciencia y un nombre junto a cada marca verde.',
      body: 'Un código funciona o no funciona. Para saberlo, uno de nosotros llena una cesta, va a la caja, escribe el código y lee la respuesta.\n\n## Qué apuntamos\n\n- Qué había en la cesta y cuánto sumaba\n- Cuánto se descontó\n- Quién lo probó y a qué hora\n\nUna prueba vale para el momento en que se hizo. Por eso se muestra su edad.\n\n[offer](/stores/nimbus-shoes)\n\n## ¿Y si falla?\n\nProbamos otra vez con otra cesta. Si vuelve a fallar, la marca desaparece enseguida y una nota dice por qué.',
    },
    'small-print-in-four-words': {
      title: 'La letra pequeña en cuatro palabras',
      summary: 'Mínimo, nuevo, excluido, una vez: casi todos los fallos vienen de una de ellas.',
      body: 'Las condiciones son largas porque las escribe gente prudente. Lo que decide cabe casi siempre en una palabra.\n\n## Mínimo\n\nSe cuenta después de otros descuentos y sin el envío. Una cesta que lo pasa por poco puede quedarse corta.\n\n## Nuevo\n\nNuevo es quien nunca ha comprado. Cuenta la dirección y muchas veces la tarjeta.\n\n[offer](/stores/sorrel-skin)\n\n## Excluido\n\nLo rebajado, las tarjetas regalo y alguna que otra marca.\n\n## Una vez\n\nPor cliente, no por pedido.',
    },
    'when-a-code-fails': {
      title: 'Cuando un código falla: cinco intentos',
      summary: 'Del espacio que se coló al copiar a la hora en que termina.',
      body: 'Antes de darlo por perdido:\n\n- Borra el espacio que vino con la copia\n- Saca de la cesta lo que ya está rebajado\n- Entra en tu cuenta, porque algunos códigos van con ella\n- Mira la hora de la tienda, no la tuya\n- Prueba el siguiente código de la lista\n\n[offer](/stores/lockstep-vpn)\n\nDespués dinos que falló y por qué. Con tres avisos en un día lo probamos otra vez.',
    },
    'three-nights-away': {
      title: 'Tres noches fuera con poco equipaje',
      summary: 'Una bolsa, un par de zapatos, una reserva: así pasaríamos un puente largo.',
      body: 'Tres noches piden menos de lo que parece. Hicimos la bolsa para una caseta junto al mar y dejamos la mitad en casa.\n\n## Dónde dormir\n\n[offer](/stores/wayfarer-stays)\n\nLee las fechas antes que el precio: un código de diario no sirve un viernes.\n\n## Zapatos\n\nUn par, y puesto.\n\n[offer](/stores/nimbus-shoes)',
    },
    'a-table-for-four': {
      title: 'Una mesa para cuatro',
      summary: 'Una noche con sopa, un juego y luz suficiente para leer las reglas.',
      body: 'La sopa tarda cuarenta minutos y el juego cincuenta. Empieza por la sopa.\n\n## Para cocinar\n\n[offer](/stores/volta-and-vine)\n\n## Para jugar\n\nCuatro es buen número: nadie espera mucho y siempre hay con quien aliarse.\n\n[offer](/stores/dicewright)',
    },
  },
}
