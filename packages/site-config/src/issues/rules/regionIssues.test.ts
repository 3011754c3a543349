import { describe } from 'vitest'
import { accepts, reports } from '../testing/wrongFile.ts'

describe('[R3.2] money, clock and law', () => {
  reports([
    ['main/fr', { currency: 'EURO' }, 'currency', /"EURO" is not a currency of ISO 4217/, /"EUR"/],
    ['main/fr', { currency: 'eur' }, 'currency', /"eur"/, /Write "EUR"/],
    ['main/fr', { currency: '€' }, 'currency', /"€"/, /three capital letters/],
    ['main/fr', { timeZone: 'Europe/Lutetia' }, 'timeZone', /"Europe\/Lutetia".*IANA/, /"Europe\/Paris"/],
    ['main/fr', { timeZone: 'CET' }, 'timeZone', /"CET"/, /abbreviation/],
    ['main/fr', { timeZone: '+01:00' }, 'timeZone', /"\+01:00"/, /offset/],
    ['main/fr', { timeZone: 'europe/paris' }, 'timeZone', /"europe\/paris"/, /"Europe\/Paris"/],
    ['main/fr', { consent: 'not-needed' }, 'consent', /law of FR/, /"ask"/],
    ['main/uk', { consent: 'not-needed' }, 'consent', /law of GB/, /"ask"/],
  ])
  accepts([
    ['main/fr', { timeZone: 'Asia/Kolkata' }],
    ['main/fr', { timeZone: 'America/Argentina/Buenos_Aires' }],
    ['main/fr', { timeZone: 'UTC' }],
    ['main/www', { consent: 'ask' }],
  ])
})
