import { describe } from 'vitest'
import { accepts, reports } from '../testing/wrongFile.ts'

describe('[R2.14] a look', () => {
  reports([
    ['main/fr', { icon: 'icon.svg' }, 'icon', /neither a path nor/, /"\/icon\.svg"/],
    ['main/fr', { icon: '//cdn.example/icon.svg' }, 'icon', /neither/, /"\/icon\.svg"/],
    ['main/fr', { icon: 'data:image/svg+xml,<svg/>' }, 'icon', /neither/, /"\/icon\.svg"/],
    ['main/fr', { icon: 'javascript:alert(1)' }, 'icon', /neither/, /"\/icon\.svg"/],
    ['main/fr', { icon: 'https://' }, 'icon', /neither/, /"\/icon\.svg"/],
    ['main/fr', { logo: 'https://cdn.example/logo.svg' }, 'logo', /no path of the release/, /"\/logo\.svg"/],
    ['main/fr', { logo: '//cdn.example/logo.svg' }, 'logo', /no path of the release/, /"\/logo\.svg"/],
    ...[
      'https://fonts.example/a.woff2',
      '//fonts.example/a.woff2',
      '/\\fonts.example/a.woff2',
      'a.woff2',
      '/a.svg',
    ].map(
      (font) =>
        [
          'main/fr',
          { font, fontFamily: 'Slab' },
          'font',
          /not a font file of the release/,
          /"\/fonts\/name\.woff2"/,
        ] as const,
    ),
    ...['A;}', 'A</style>', 'url(x)', ''].map(
      (fontFamily) =>
        ['main/fr', { font: '/a.woff2', fontFamily }, 'fontFamily', /more than letters/, /names of families/] as const,
    ),
    ['main/fr', { font: '/a.woff2' }, 'fontFamily', /never be used/, /Name its family/],
    ['main/fr', { fontFamily: 'Helvetica' }, 'font', /looked for on the device/, /Name its file/],
    ['main/fr', { customStyle: 'a{}</STYLE ><script>' }, 'customStyle', /"<\/STYLE", which would end/, /Leave it out/],
    ['main/fr', { customStyle: 'a{}<!--' }, 'customStyle', /"<!--"/, /Leave it out/],
    [
      'main/fr',
      { customStyle: '@IMPORT "https://a.example"' },
      'customStyle',
      /learn of every visitor/,
      /Leave it out/,
    ],
    ['main/fr', { customStyle: 'a{background:url (//a.example)}' }, 'customStyle', /"url \(", which/, /Leave it out/],
    ['main/fr', { customStyle: 'a{background:image-set("//a.example")}' }, 'customStyle', /"image-set\("/, /Leave/],
    ['main/fr', { customStyle: 'a{background:src("//a.example")}' }, 'customStyle', /"src\("/, /Leave/],
  ])
  accepts([
    ['main/fr', { icon: 'https://cdn.clipfront.example/icon.svg' }],
    ['main/fr', { font: '/fonts/slab.woff2', fontFamily: '"Roboto Slab", serif' }],
    ['main/fr', { customStyle: ':root{--room-8:10px}' }],
  ])
})
