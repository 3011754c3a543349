import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const aeseloere: DemoMerchant = {
  slug: 'aeseloere',
  name: 'Æseløre',
  categories: ['books-media'],
  popularity: 72,
  summary:
    'Brugte bøger, lydbøger og plader, hver med et billede af, hvordan den faktisk ser ud. Det, du ikke bryder dig om, køber de tilbage til halv pris.',
  facts: [
    ['Levering', 'Gratis fra tre bøger'],
    ['Opkøb', 'Gratis label fra ti bøger'],
  ],
  offers: [
    {
      title: 'Fire brugte paperbacks for tre',
      code: 'HYLDE4',
      save: save.bundle(4, 3),
      terms: ['Paperbacks'],
      tested: [1, 21],
      ends: 19,
      seen: 16,
      votes: [73, 5],
    },
    {
      title: '{m:40} i rabat på plader over {m:200}',
      code: 'RILLE40',
      save: save.money(40),
      tested: [3, 33],
      ends: 10,
      seen: 18,
      votes: [27, 4],
    },
    {
      title: 'Den første lydbog er gratis',
      save: save.free,
      terms: ['Nye kunder'],
      tested: [0, 47],
      seen: 95,
      votes: [98, 12],
    },
    { title: '15 % på kogebøger', code: 'GRYDE15', save: save.percent(15), ends: -15, seen: 70, votes: [19, 7] },
  ],
}
