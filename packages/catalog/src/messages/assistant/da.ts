import type { AssistantMessages } from './AssistantMessages.ts'

export const daAssistant: AssistantMessages = {
  heading: 'Spørg om rabatter',
  intro: (site) => `Svarene kommer fra det, der står på ${site} i dag: rabatkoder, tilbud og deres betingelser.`,
  personal: 'Send ingen personlige oplysninger. Vi gemmer hverken spørgsmål eller svar.',
  writers: {
    model: 'En sprogmodel fra et andet firma skriver svarene: spørgsmålene sendes til den. Den kan tage fejl.',
    catalog: 'Ingen sprogmodel bliver spurgt: svarene er sat sammen af kataloget.',
  },
  examplesHeading: 'For eksempel',
  examples: (basket) => [
    'Hvilke rabatter slutter i dag?',
    `Hvad sparer mest på ${basket}?`,
    'Hvordan testes rabatkoderne?',
  ],
  examplesOf: (merchant, basket) => [
    `Hvad er den bedste rabat hos ${merchant}?`,
    `Jeg køber for ${basket} hos ${merchant}. Hvad virker?`,
    `Er der gratis levering hos ${merchant}?`,
  ],
  panel: {
    label: 'Dit spørgsmål',
    missing: 'Skriv et spørgsmål.',
    send: 'Spørg',
    stop: 'Stop',
    again: 'Spørg igen',
    clear: 'Begynd forfra',
    asked: 'Du spurgte',
    answered: 'Svar',
    waiting: 'Leder i rabatterne …',
    by: {
      model: 'Skrevet af en sprogmodel. Det er butikkens ord, der gælder.',
      catalog: 'Sat sammen af kataloget.',
    },
    why: {
      limit: 'Sprogmodellen har svaret nok for i dag: dette er katalogets eget svar.',
      unavailable: 'Sprogmodellen kan ikke nås: dette er katalogets eget svar.',
      unsure: 'Sprogmodellen skrev noget, der ikke står i kataloget: dette er katalogets eget svar.',
    },
    offers: 'Rabatter',
    links: 'Sider',
    offline: 'Der er ingen forbindelse. Spørgsmålet stilles, så snart den er tilbage.',
    failed: 'Der er intet svar lige nu. Prøv igen.',
    busy: (minute, day) => `Her besvares højst ${minute} spørgsmål i minuttet og ${day} om dagen.`,
    later: (when) => `Du kan fortsætte ${when}.`,
    broken: 'Svaret blev afbrudt. Spørg igen for at få det hele.',
    stopped: 'Du stoppede svaret.',
  },
  privacy: {
    heading: 'Spørgsmål til assistenten',
    text: 'Det, du spørger om, besvares ud fra vores katalog og gemmes ikke. Skriver en sprogmodel fra et andet firma svaret, hvilket siges før det første spørgsmål, får den spørgsmålet og dem før det, men hverken din IP-adresse eller andet om dig.',
  },
}
