import { describe } from 'vitest'
import { clipfrontMedia } from '../../site/operators.ts'
import { reports } from '../testing/wrongFile.ts'

const northpress = { name: 'Northpress', home: 'https://www.northpress.example', sections: [], note: 'By Clipfront' }

describe('[R3.12] who stands behind a site', () => {
  reports([
    [
      'main/fr',
      { operator: null },
      'operator',
      /is missing: an indexed site must say who runs it/,
      /src\/site\/operators\.ts/,
    ],
    ['main/fr', { operator: undefined }, 'operator', /^is missing$/, /src\/site\/operators\.ts, or null for none/],
    [
      'main/fr',
      { operator: { ...clipfrontMedia, email: 'hello' } },
      'operator.email',
      /cannot be "hello"/,
      /mail address/,
    ],
    [
      'main/fr',
      { operator: { ...clipfrontMedia, address: [] } },
      'operator.address',
      /cannot be \[\]/,
      /lines of an address/,
    ],
    ['main/fr', { operator: { ...clipfrontMedia, name: ' ' } }, 'operator.name', /cannot be " "/, /without blanks/],
    [
      'main/np',
      { partner: null },
      'partner',
      /deals\.northpress\.example is no domain of main/,
      /for which the site is run/,
    ],
    ['main/fr', { partner: northpress }, 'partner', /is our own domain/, /Leave it out/],
    ['main/np', { partner: 'Northpress' }, 'partner', /cannot be "Northpress"/, /name, home, sections and note/],
    ['main/np', { partner: { ...northpress, home: 'http://a.example/' } }, 'partner.home', /cannot be/, /an origin/],
    [
      'main/np',
      { partner: { ...northpress, sections: [{ name: 'News', path: '//a.example' }] } },
      'partner.sections[0].path',
      /cannot be/,
      /Write a path/,
    ],
  ])
})
