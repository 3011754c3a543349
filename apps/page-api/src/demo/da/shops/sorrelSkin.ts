import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const sorrelSkin: DemoMerchant = {
  slug: 'sorrel-skin',
  name: 'Sorrel Skin',
  categories: ['health-beauty'],
  popularity: 82,
  summary:
    'Hudpleje uden parfume i glas, der kommer retur og fyldes igen. På hver krukke står, hvor meget der er af hvert aktivt stof.',
  facts: [
    ['Levering', 'Gratis fra {m:250}'],
    ['Genopfyldning', '30 % billigere end et nyt glas'],
  ],
  offers: [
    {
      title: '15 % rabat på den første ordre',
      code: 'BLØD15',
      save: save.percent(15),
      terms: ['Nye kunder'],
      tested: [2, 4],
      ends: 28,
      seen: 61,
      votes: [163, 17],
    },
    {
      title: 'Håndcreme i gave ved køb over {m:375}',
      save: save.gift,
      detail: 'Den lægger sig selv i kurven, så længe lager haves.',
      terms: ['Over {m:375}'],
      tested: [1, 35],
      ends: 3,
      seen: 5,
      votes: [31, 2],
    },
    {
      title: 'Prøvesæt med fem miniaturer til {m:99}',
      save: save.price(99, 160),
      tested: [0, 44],
      seen: 37,
      votes: [48, 3],
    },
    { title: '20 % på solcreme', code: 'SKYGGE20', save: save.percent(20), seen: 240, votes: [8, 5] },
  ],
}
