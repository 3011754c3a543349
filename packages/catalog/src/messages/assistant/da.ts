import type { AssistantMessages } from './AssistantMessages.ts'

export const daAssistant: AssistantMessages = {
  heading: 'Spørg om rabatter',
  intro: (site) => `Svarene kommer fra det, der står på ${site} i dag: rabatkoder, tilbud og deres betingelser.`,
  personal: 'Send ingen personlige oplysninger. Vi gemmer hverken spørgsmål eller svar.',
  writers: {
    model: 'En sprogmodel fra et andet firma skriver svarene, så dine spørgsmål sendes til den. Den kan tage fejl.',
    catalog: 'Uden sprogmodel: Svarene kommer direkte fra vores katalog.',
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
      model: 'Skrevet af en sprogmodel. Det er butikkens vilkår, der gælder.',
      catalog: 'Fra vores katalog.',
    },
    why: {
      limit: 'Sprogmodellen har nået dagens grænse, så svaret kommer fra vores katalog.',
      unavailable: 'Sprogmodellen kan ikke nås, så svaret kommer fra vores katalog.',
      unsure: 'Sprogmodellen skrev noget, vi ikke har, så svaret kommer fra vores katalog.',
    },
    offers: 'Rabatter',
    links: 'Sider',
    offline: 'Der er ingen forbindelse. Spørgsmålet stilles, så snart den er tilbage.',
    failed: 'Der er intet svar lige nu. Prøv igen.',
    busy: (minute, day) => `Du kan stille op til ${minute} spørgsmål i minuttet og ${day} om dagen.`,
    later: (when) => `Du kan fortsætte ${when}.`,
    broken: 'Svaret blev afbrudt. Spørg igen for at få det hele.',
    stopped: 'Du stoppede svaret.',
  },
  privacy: {
    heading: 'Spørgsmål til assistenten',
    text: 'Det, du spørger om, besvares ud fra vores katalog og gemmes ikke. Skriver en sprogmodel fra et andet firma svaret, hvilket vi oplyser før det første spørgsmål, får den spørgsmålet og de forrige, men hverken din IP-adresse eller andet om dig.',
  },
}
