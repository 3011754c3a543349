import { expect, it } from 'vitest'
import { withTemplate, withUsedFont } from './withTemplate.ts'

const manifest = {
  'pages/client.ts': { file: 'client.js', isEntry: true, dynamicImports: ['_start.js'] },
  '_start.js': {
    file: 'start.js',
    imports: ['_framework.js', '_shared.js'],
    css: ['start.css'],
  },
  '_framework.js': { file: 'framework.js' },
  '_shared.js': { file: 'shared.js', imports: ['_framework.js'], css: ['shared.css'] },
  'virtual:clipfront/template/home': { file: 'home.js', imports: ['_shared.js', '_start.js'], css: ['home.css'] },
}
const html = '<head><link rel="stylesheet" href="/shared.css"></head><script src="/client.js" type="module"></script>'

it('names everything that hydrates a page once, what is needed first at first: the app too, which the entry loads later', () => {
  expect(
    withTemplate(html, 'home', manifest)
      .match(/<link[^>]*>/g)
      ?.slice(1),
  ).toEqual([
    '<link rel="stylesheet" href="/start.css">',
    '<link rel="stylesheet" href="/home.css">',
    '<link rel="modulepreload" href="/framework.js">',
    '<link rel="modulepreload" href="/shared.js">',
    '<link rel="modulepreload" href="/start.js">',
    '<link rel="modulepreload" href="/home.js" data-template>',
  ])
})

it('a template that was not built stops the build', () => {
  expect(() => withTemplate(html, 'merchant', manifest)).toThrow(
    'The build has no virtual:clipfront/template/merchant.',
  )
})

it.each([
  ['where the site uses it', { look: 'editorial', font: null }, true],
  ['not where the look has the system’s own face', { look: 'grid', font: null }, false],
  ['not where the site has its own, which each page asks for', { look: 'guest', font: '/fonts/slab.woff2' }, false],
] as const)('the font of the look is asked for at once %s', (_, site, isAskedFor) => {
  const script = '<link rel="preload" href="/a.js" as="script">'
  const font = '<link rel="preload" href="/look.woff2" as="font" type="font/woff2" crossorigin>'
  expect(withUsedFont(`<head>${script}${font}</head>`, site)).toBe(`<head>${script}${isAskedFor ? font : ''}</head>`)
})
