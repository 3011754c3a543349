import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { cutMessages } from './cutMessages.ts'
import { joinMessages } from './joinMessages.ts'
import { siteModules } from './siteModules.ts'

const PLAIN =
  'var n=(e)=>e+"s",m={home:"Home",codes:({written:e})=>n(e),groups:{shop:"Shop",home:"At home"}};export{m as messages};'
const MADE =
  'function o({store:t}){return{home:"Home",codes:({written:e})=>e+t,groups:{shop:t}}}var m=o({store:"shop"});export{m as messages};'

const [site] = sites
if (!site) throw new Error('There is no site.')

async function run(module: string): Promise<Record<string, unknown>> {
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as Record<string, unknown>
}

describe('the texts of a language', () => {
  it.each([PLAIN, MADE])('are cut where each begins and ends, also where a function makes them: %s', async (text) => {
    const cut = cutMessages(text)
    expect(cut.entries.map(([name]) => name)).toEqual(['home', 'codes', 'groups'])
    expect(joinMessages(cut, () => true)).toBe(text)
    const { messages } = await run(joinMessages(cut, (name) => name !== 'home'))
    expect(messages).toEqual({
      codes: expect.any(Function),
      groups: expect.objectContaining({ shop: expect.any(String) }),
    })
  })

  it('that nobody can tell by their names stop the build', () => {
    expect(() => cutMessages('var a={x:1},m={...a,home:"Home"};export{m as messages}')).toThrow('no plain record: ...a')
  })
})

describe('the modules of a site', () => {
  const names = new Map([
    ['home', new Set(['home', 'groups'])],
    ['merchant', new Set(['home', 'codes'])],
  ])
  const { texts, paths } = siteModules(site, cutMessages(PLAIN), names)

  it('have for each page type the facts and the texts that its scripts name, and no others', async () => {
    const { site: facts, messages } = await run(texts[paths['merchant'] ?? ''] ?? '')
    expect(facts).toMatchObject({ name: site.name })
    expect(Object.keys(messages ?? {})).toEqual(['home', 'codes'])
  })

  it.each([
    ['merchant', ['groups']],
    ['home', ['codes']],
  ])('bring, after a first page of the type %s, what only other pages show', async (type, later) => {
    const found = Object.entries(texts).filter(([path]) => path.includes(`/words-${type}-`))
    expect(found).toHaveLength(1)
    expect(Object.keys((await run(found[0]?.[1] ?? ''))['messages'] ?? {})).toEqual(later)
  })

  it('name the texts that come afterwards by their file', () => {
    for (const path of Object.values(paths)) {
      const [, words = ''] = /import\("\.\/(words-[^"]+)"\)/.exec(texts[path] ?? '') ?? []
      expect(Object.keys(texts)).toContain(`assets/${words}`)
    }
  })

  it('have other names when a text that any of them holds has changed', () => {
    const other = siteModules(site, cutMessages(PLAIN.replace('"Shop"', '"Shops"')), names)
    expect(other.paths['merchant']).not.toBe(paths['merchant'])
  })
})
