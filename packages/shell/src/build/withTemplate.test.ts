import { expect, it } from 'vitest'
import { withTemplate } from './withTemplate.ts'

const manifest = {
  'pages/client.ts': {
    file: 'client.js',
    imports: ['_framework.js', '_shared.js'],
    css: ['client.css'],
    isEntry: true,
  },
  '_framework.js': { file: 'framework.js' },
  '_shared.js': { file: 'shared.js', imports: ['_framework.js'], css: ['shared.css'] },
  'virtual:clipfront/template/home': { file: 'home.js', imports: ['_shared.js', 'pages/client.ts'], css: ['home.css'] },
}
const html =
  '<head><link rel="stylesheet" href="/shared.css"><link rel="stylesheet" href="/client.css"></head><script src="/client.js" type="module"></script>'

it('names everything that a page needs once, what is needed first at first', () => {
  expect(
    withTemplate(html, 'home', manifest)
      .match(/<link[^>]*>/g)
      ?.slice(2),
  ).toEqual([
    '<link rel="stylesheet" href="/home.css">',
    '<link rel="modulepreload" href="/framework.js">',
    '<link rel="modulepreload" href="/shared.js">',
    '<link rel="modulepreload" href="/home.js">',
  ])
})

it('the error page needs nothing but the app', () => {
  expect(withTemplate(html, 'error', manifest)).not.toContain('home')
})

it('a template that was not built stops the build', () => {
  expect(() => withTemplate(html, 'merchant', manifest)).toThrow(
    'The build has no virtual:clipfront/template/merchant.',
  )
})
