import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const voltaAndVine: DemoMerchant = {
  slug: 'volta-and-vine',
  name: 'Volta & Vine',
  categories: ['electronics', 'home-garden'],
  popularity: 91,
  summary:
    'Køkkenmaskiner, støvsugere og lamper med ærlige tal for strømforbruget på hver side. Bliver varen billigere inden for 14 dage, får du forskellen tilbage, hvis du beder om det.',
  facts: [
    ['Levering', 'Gratis fra {m:250}, hurtig levering {m:49}'],
    ['Returret', '45 dage, også åbnet'],
    ['Gammelt apparat', 'Tages gratis med ved leveringen'],
  ],
  offers: [
    {
      title: '{m:300} i rabat ved køb over {m:2200}',
      code: 'GNIST300',
      save: save.money(300),
      detail: 'På alt undtagen gavekort og istandsatte maskiner.',
      terms: ['Over {m:2200}'],
      tested: [3, 1],
      ends: 4,
      seen: 3,
      votes: [109, 8],
      exclusive: true,
    },
    {
      title: 'Istandsatte kaffemaskiner op til 35 % billigere',
      save: save.upTo(35),
      detail: 'Efterset, afkalket og med to års garanti.',
      terms: ['Istandsat'],
      tested: [0, 23],
      seen: 45,
      votes: [53, 2],
    },
    {
      title: 'Blender til {m:429}',
      save: save.price(429, 649),
      tested: [3, 29],
      ends: 0.9,
      seen: 4,
      votes: [34, 1],
    },
    { title: '20 % på lamper', code: 'LYS20', save: save.percent(20), starts: 2.5, ends: 8, seen: 1 },
  ],
}
