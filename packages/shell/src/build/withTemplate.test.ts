import { expect, it } from 'vitest'
import { withSiteFont, withTemplate } from './withTemplate.ts'

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

const preload = (href: string, type = '') => `<link rel="preload" href="${href}" as="font"${type} crossorigin>`
const ofTheLook = `<head><link rel="preload" href="/a.js" as="script">${preload('/look.woff2', ' type="font/woff2"')}</head>`
const NONE = { font: null, fontFamily: null }

it.each([
  ['of the look', { look: 'editorial', ...NONE }, ofTheLook],
  ['in which nothing is set', { look: 'grid', ...NONE }, '<head><link rel="preload" href="/a.js" as="script"></head>'],
  [
    'of the site instead',
    { look: 'guest', font: '/fonts/slab.woff2', fontFamily: 'Slab, serif' },
    `<head><link rel="preload" href="/a.js" as="script">${preload('/fonts/slab.woff2')}</head>`,
  ],
  [
    'that each device has, by the name of its family',
    { look: 'editorial', font: null, fontFamily: 'Georgia' },
    '<head><link rel="preload" href="/a.js" as="script"></head>',
  ],
] as const)('the font %s is loaded at once, or none', (_, site, expected) => {
  expect(withSiteFont(ofTheLook, site)).toBe(expected)
})
