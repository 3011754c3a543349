import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { readXmlRecords } from './readXmlRecords.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-xml-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function read(document: string | Buffer) {
  const file = path.join(folder, 'feed.xml')
  writeFileSync(file, document)
  return collect(readXmlRecords(file, { name: 'a feed of oaks', records: { oaks: 'oak' } }))
}

/** The fields of each record, or its fault. */
const readValues = async (document: string | Buffer) => (await read(document)).map(({ value, issue }) => value ?? issue)
const around = (records: string): string => `<oaks>${records}</oaks>`
const SOUND = '<oak><a>1</a></oak>'
const sound = { a: '1' }
const endless = (text: string): string => text.repeat(Math.ceil(1_100_000 / text.length))

describe('the records of a document', () => {
  it.each<[string, string, object]>([
    ['text', '<a> 20% off </a>', { a: '20% off' }],
    ['text set apart', '<a>one <![CDATA[<b>&amp; two</b> & three]]></a>', { a: 'one <b>&amp; two</b> & three' }],
    ['entities of XML', '<a>&lt;b&gt; &amp;amp; &#8364; &#x1F330;</a>', { a: '<b> &amp; € 🌰' }],
    ['entities of HTML as they are', '<a>&pound;5&nbsp;off</a>', { a: '&pound;5&nbsp;off' }],
    ['bare ampersands', '<a>https://oak.com/?a=1&b=2&copy=3</a>', { a: 'https://oak.com/?a=1&b=2&copy=3' }],
    ['other namespaces and cases', '<g:Acorn_Id>7</g:Acorn_Id>', { acorn_id: '7' }],
    ['attributes', '<a g:Id="7" b=\'x &amp; y\'>1</a>', { a: '1', 'a@id': '7', 'a@b': 'x & y' }],
    ['elements within', '<a>x <b i="3">y</b> z</a>', { a: 'x y z', 'a/b': 'y', 'a/b@i': '3' }],
    ['elements that come again', '<a>1</a><b/><a>2</a>', { a: '1|2' }],
    ['nothing, in any words', '<a>N/A</a><b></b><c/><d>null</d><e>-</e>', {}],
    ['comments and instructions', '<!-- <oak> --><?x <oak>?><a>1</a>', { a: '1' }],
    ['left open within a field', '<a>1<br>2</a><b>3</b>', { a: '12', 'a/br': '2', b: '3' }],
    ['the names that all objects have', '<__proto__>1</__proto__>', JSON.parse('{"__proto__":"1"}')],
  ])('hold %s', async (_, content, fields) => {
    expect(await readValues(around(`<oak>${content}</oak>`))).toEqual([fields])
    expect(Object.hasOwn(Object.prototype, 'acorn_id')).toBe(false)
  })

  it('have their lines and their own text', async () => {
    const records = await read(`<?xml version="1.0"?>\n<x:oaks>\n ${SOUND}\n <OAK>\n<a>2</a></OAK></x:oaks>`)
    expect(records).toEqual([
      { line: 3, excerpt: SOUND, value: sound },
      { line: 4, excerpt: '<OAK>\n<a>2</a></OAK>', value: { a: '2' } },
    ])
  })

  it('know what stands before the first of them, and no more of it than is needed', async () => {
    const document = `<feed><title>Oak</title><link href="/a">https://oak.com</link><oaks>${SOUND}<title>B</title>${SOUND}</oaks></feed>`
    const heading = { 'feed/title': 'Oak', 'feed/link': 'https://oak.com', 'feed/link@href': '/a' }
    expect(await readValues(document + around(SOUND))).toEqual([
      { ...sound, ...heading },
      { ...sound, ...heading },
      sound,
    ])
  })

  it('are found where they belong alone', async () => {
    expect(await readValues(`<x><oak>no</oak>${around(`${SOUND}<y><oak>no</oak></y>`)}</x>`)).toEqual([
      { ...sound, 'feed/oak': 'no' },
    ])
  })

  it('are read over the bounds of what is read at once', async () => {
    const long = 'é🌰&amp;'.repeat(30_000)
    const values = await readValues(around(`<oak><a>${long}</a></oak>${SOUND.repeat(20_000)}`))
    expect(values).toHaveLength(20_001)
    expect(values.at(-1)).toEqual(sound)
  })
})

describe('what is broken costs a record', () => {
  it.each<[string, string, string]>([
    ['a record that nobody closed', around(`${SOUND}<oak><a>2</a>`), 'unreadable_line'],
    ['a field that nobody closed', around(`${SOUND}<oak><a>2<b>3</b></oak>`), 'unreadable_line'],
  ])('%s', async (_, document, issue) => {
    expect(await readValues(document)).toEqual([sound, issue])
  })

  it.each<[string, string, string]>([
    ['a record that the next one closes', '<oak><a>2</a>', 'unreadable_line'],
    ['a text without end', `<oak><a>${endless('x')}</a></oak>`, 'too_long'],
  ])('and the ones behind it are read: %s', async (_, broken, issue) => {
    expect(await readValues(around(SOUND + broken + SOUND))).toEqual([sound, issue, sound])
    const records = await read(around(`${SOUND}\n${broken}\n${SOUND}`))
    expect(records.map(({ line }) => line)).toEqual([1, 2, 3])
    expect(Math.max(...records.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(1000)
  })

  it('and each of many that nobody closed only itself', async () => {
    const values = await readValues(around(`${'<oak><a>1</a>'.repeat(200)}${SOUND.repeat(2)}`))
    expect(values.filter((value) => value === 'unreadable_line')).toHaveLength(200)
    expect(values.slice(200)).toEqual([sound, sound])
  })
})

it.each<[string, string, RegExp]>([
  ['elements in elements', '<a>'.repeat(300), /more than 256 elements are open/],
  ['a name', `<${endless('a')}/>`, /has no end/],
  ['a comment', `<!-- ${endless('<a>1</a>')}`, /has no end/],
  ['a text set apart', `<a><![CDATA[x</a></oak>${SOUND.repeat(60_000)}`, /has no end/],
])('a document is refused from the line on where %s has no end', async (_, endlessPart, reason) => {
  const document = around(`\n${SOUND}\n<oak>${endlessPart}</oak>${SOUND}`)
  await expect(read(document)).rejects.toMatchObject({ word: 'broken', message: expect.stringMatching(reason) })
  await expect(read(document)).rejects.toMatchObject({
    message: expect.stringMatching(/feed\.xml cannot be read from line 3 on: /),
  })
})

it.each([
  ['behind a tag', `<oaks>${SOUND}<oak><a>1</a>`],
  ['within a tag', `<oaks>${SOUND}<oak><a>1</`],
  ['between records', `<oaks>${SOUND}`],
])('a document that was cut off %s is refused', async (_, document) => {
  await expect(read(document)).rejects.toMatchObject({ word: 'broken', message: expect.stringContaining('cut off') })
})

describe('a document that defines entities', () => {
  const bomb = Array.from({ length: 10 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)

  it('has them left as they are written', async () => {
    const document = `<!DOCTYPE oaks [<!ENTITY e0 "x">${bomb.join('')}<!ENTITY file SYSTEM "file:///etc/hostname">]>`
    expect(await readValues(`${document}${around('<oak><a>&e10;&file;</a></oak>')}`)).toEqual([{ a: '&e10;&file;' }])
  })
})

const declared = (encoding: string): Buffer => Buffer.from(`<?xml version='1.0' encoding='${encoding}'?>`)

describe('a document in another encoding', () => {
  const text = around('<oak><a>Café “ñ”</a></oak>')
  const latin = Buffer.from(text.replaceAll(/[“”]/g, '"'), 'latin1')

  it.each<[string, Buffer, unknown]>([
    ['that it declares', Buffer.concat([declared('ISO-8859-1'), latin]), { a: 'Café "ñ"' }],
    ['behind a byte order mark', Buffer.from(`\uFEFF${text}`), { a: 'Café “ñ”' }],
    [
      'with a mark that knows better',
      Buffer.concat([Buffer.from('\uFEFF'), declared('latin1'), Buffer.from(text)]),
      { a: 'Café “ñ”' },
    ],
    ['declared to be UTF-16 and is not', Buffer.concat([declared('utf-16'), Buffer.from(text)]), { a: 'Café “ñ”' }],
    ['that nobody declares', latin, 'not_utf8'],
  ])('%s', async (_, bytes, value) => {
    expect(await readValues(bytes)).toEqual([value])
  })

  it.each<[string, Buffer, RegExp]>([
    ['that nothing can read', Buffer.concat([declared('oakish'), latin]), /"oakish".*Save it as UTF-8/],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), /UTF-16.*Save it as UTF-8/],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toMatchObject({ word: 'unreadable', message: expect.stringMatching(message) })
  })
})

describe('a document that is no feed', () => {
  it.each([
    [
      'a page',
      '<!DOCTYPE html><html><head><link href="/a"><title>503</title></head></html>',
      /has elements title, head, html|has elements html/,
    ],
    ['JSON', '[{"a":1}]', /no element at all/],
    [
      'the answer to a wrong question',
      '<api><error>Not allowed</error></api>',
      /is not a feed of oaks: it has elements api, error/,
    ],
  ])('%s is refused', async (_, document, message) => {
    await expect(read(document)).rejects.toMatchObject({
      word: 'unknown-shape',
      message: expect.stringMatching(message),
    })
  })

  it.each([
    ['elements in elements', endless('<a>')],
    ['a comment', `<oaks><!--${endless('x')}`],
    ['a tag', `<oaks ${endless('a="1" ')}`],
  ])('is refused for %s without end', async (_, document) => {
    await expect(read(document)).rejects.toMatchObject({ word: 'broken' })
  })

  it.each([
    ['nothing', ''],
    ['blanks', '\uFEFF \n'],
    ['no records', '<oaks total="0"/>'],
  ])('holds %s', async (_, text) => {
    expect(await read(text)).toEqual([])
  })
})
