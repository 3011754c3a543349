import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { collect } from '../testing/collect.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { type ImportFormat, readFeedFile } from './readFeed.ts'

const OPTIONS = { language: 'en-GB', timeZone: 'Europe/London', now: new Date('2026-06-01') } as const
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

async function read(text: string, format: ImportFormat = 'xml') {
  await using folder = await openTemporaryFolder('xml')
  const file = path.join(folder.path, 'feed.txt')
  await writeFile(file, text)
  return await collect(readFeedFile(file, { ...OPTIONS, format }))
}

/** Each offer as its line, shop, title and code; each reason with its line. */
async function readWords(text: string): Promise<string[]> {
  return (await read(text)).map((item) =>
    item.kind === 'offer'
      ? `${item.line} ${item.offer.merchantName} ${item.offer.domain}: ${item.offer.title} ${item.offer.code}`.trim()
      : `${item.line} ${item.kind === 'rejection' ? item.reason : item.kind}`,
  )
}

const OAK = '<shop>Oak</shop><link>https://oak.com/a</link>'
const ELM = '<shop>Elm</shop><link>https://elm.com/b</link>'

it.each<[string, string, string[]]>([
  [
    'of elements and attributes',
    `${DECLARATION}
<aktionen stand="2026-05-24" netzwerk="Wald">
  <aktion id="1">${OAK}<titel><![CDATA[12 % auf Eicheln & Blätter]]></titel><gutscheincode>OAK12</gutscheincode><wert art="prozent">12</wert></aktion>
  <aktion id="2">${ELM}<titel>10 % auf Rinde</titel><gutscheincode/><wert art="prozent">10</wert></aktion>
</aktionen>`,
    ['3 Oak oak.com: 12 % auf Eicheln & Blätter OAK12', '4 Elm elm.com: 10 % auf Rinde'],
  ],
  [
    'of attributes alone',
    `<deals>
<deal store="Oak" url="https://oak.com" title="20% off acorns" code="ACORN20"/>
<deal store="Elm" url="https://elm.com" title="10% off leaves" code=""/>
</deals>`,
    ['2 Oak oak.com: 20% off acorns ACORN20', '3 Elm elm.com: 10% off leaves'],
  ],
  [
    'of one record',
    `<deals><deal>${OAK}<title>20% off acorns</title></deal></deals>`,
    ['1 Oak oak.com: 20% off acorns'],
  ],
  [
    'below the merchants that they are of',
    `<merchants>
<merchant id="7"><name>Oak</name><url>https://oak.com</url><logo>https://cdn.com/7.png</logo><about>Acorns</about><vouchers>
<voucher id="1"><title>20% off acorns</title><code>ACORN20</code></voucher>
<voucher id="2"><title>10% off leaves</title><code/></voucher></vouchers></merchant>
<merchant id="8"><name>Elm</name><url>https://elm.com</url><logo>https://cdn.com/8.png</logo><about>Bark</about><vouchers>
<voucher id="1"><title>5% off bark</title><code>BARK5</code></voucher></vouchers></merchant>
</merchants>`,
    ['3 Oak oak.com: 20% off acorns ACORN20', '4 Oak oak.com: 10% off leaves', '6 Elm elm.com: 5% off bark BARK5'],
  ],
  [
    'whose merchants stand beside their offers, each name beginning anew',
    `<deals>${OAK}
<deal><title>20% off acorns</title><code>ACORN20</code></deal>
<deal><title>10% off leaves</title><code>LEAF10</code></deal>${ELM}
<deal><title>5% off bark</title><code>BARK5</code></deal><shop>Ash</shop>
<deal><title>15% off seeds</title><code>SEED15</code></deal></deals>`,
    [
      '2 Oak oak.com: 20% off acorns ACORN20',
      '3 Oak oak.com: 10% off leaves LEAF10',
      '4 Elm elm.com: 5% off bark BARK5',
      '5 missing_domain',
    ],
  ],
])('reads XML %s', async (_, text, expected) => {
  expect(await readWords(text)).toEqual(expected)
})

const RSS = `${DECLARATION}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Deals of the week</title><link>https://deals.com/</link><description>All deals</description>
<atom:link href="https://deals.com/feed" rel="self"/>
<item><title>20% off all acorns</title><link>https://oak.com/acorns</link><category>Garden</category>
<pubDate>Mon, 11 May 2026 09:00:00 GMT</pubDate><description><![CDATA[<p>Use code <b>ACORN20</b>. Spend £30 or more.</p>]]></description></item>
<item><title>Our new pages</title><link>https://elm.com/</link><description>Have a look.</description></item>
</channel></rss>`

it('reads RSS, of which the description has the code and the conditions', async () => {
  const [offer, page] = await read(RSS)
  expect(offer).toMatchObject({
    line: 5,
    kind: 'offer',
    offer: {
      domain: 'oak.com',
      title: '20% off all acorns',
      code: 'ACORN20',
      discount: { kind: 'percent', percent: 20 },
      sourceAddTime: new Date('2026-05-11T09:00:00Z'),
    },
  })
  expect(page).toMatchObject({ line: 7, kind: 'rejection', reason: 'no_offer' })
})

const entry = (title: string, link: string) =>
  `<entry><title>${title}</title><link rel="self" href="https://deals.com/1"/><link rel="alternate" href="${link}"/><summary>Now</summary></entry>`

it('reads Atom, of which the link to the entry counts', async () => {
  const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Deals</title><link href="https://deals.com"/>\n${entry('20% off acorns', 'https://oak.com/a')}\n${entry('10% off leaves', 'https://elm.com/b')}\n</feed>`
  expect(await readWords(text)).toEqual(['2 Oak oak.com: 20% off acorns', '3 Elm elm.com: 10% off leaves'])
})

it.each<ImportFormat>(['csv', 'json', 'yaml', 'markdown', 'awin'])('tells XML that is given as %s', async (format) => {
  await expect(read(RSS, format)).rejects.toThrow('this looks like XML: --format xml')
})

it.each<[string, string, string]>([
  ['empty', ' \n', 'empty'],
  ['a table', 'Shop,Title\nOak,20% off', 'unknown-shape'],
  ['without records', '<a><b>1</b></a>', 'unknown-shape'],
  ['of records that say nothing of offers', '<a><b><x>1</x><y>2</y></b><b><x>3</x><y>4</y></b></a>', 'unknown-shape'],
  ['cut off', `<deals><deal>${OAK}<title>20% off acorns</title></deal><deal>`, 'broken'],
  ['a tag without end', `<deals><deal>${OAK}<title>20% off</title></deal><deal ${'a'.repeat(1_200_000)}`, 'broken'],
])('refuses what is %s', async (_, text, word) => {
  await expect(read(text)).rejects.toMatchObject({ word })
})

it('follows no entity that a document defines', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
<deals><deal>${OAK}<title>20% off acorns &b;&f;</title></deal><deal>${ELM}<title>10% off leaves</title></deal></deals>`
  const words = await readWords(bomb)
  expect(words).toHaveLength(2)
  expect(words.join(' ')).not.toMatch(/aaaa|root:/)
})
