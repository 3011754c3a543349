import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isReject } from '../../draft/Draft.ts'
import { draftOffer } from '../../draft/draftOffer.ts'
import { readMarkdown } from './readMarkdown.ts'
import { aDraftContext } from '../../testing/aDraftContext.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-lists-'))
afterAll(() => rmSync(folder, { recursive: true }))

const context = aDraftContext({ now: new Date('2032-01-10T12:00:00Z') })

/** Each record as `line shop code title`, or `line !reason`. */
async function read(text: string, name = 'list.md'): Promise<string[]> {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  const found: string[] = []
  for await (const { line, value, issue } of readMarkdown(file)) {
    const draft = value ? draftOffer(value, context) : { reason: issue ?? '' }
    found.push(`${line} ${isReject(draft) || !('upk' in draft) ? `!${issue ?? draft.reason}` : say(draft)}`)
  }
  return found
}

const say = ({ merchantName, code, title }: { merchantName: string; code: string; title: string }): string =>
  `${merchantName} | ${code || '-'} | ${title}`

it('a heading that only names its merchant begins what is said below it', async () => {
  const list = `# Codes
## [Oak Tower](https://oak-tower.com)
> 15% off everything with code \`TOWER15\`.
## [Elm Press](https://elmpress.com)
> Free delivery. No code needed.
## [Ash Yard](https://ashyard.com)
> 10% off with code ASH10.

> 20% off desks with code DESK20.
## Beech House
> 5% off with code BEECH5.
## [Fir Club](https://firclub.com)
> Closed this summer.`
  expect(await read(list)).toEqual([
    '2 Oak Tower | TOWER15 | 15% off Oak Tower',
    '4 Elm Press | - | Free delivery at Elm Press',
    '6 Ash Yard | ASH10 | 10% off Ash Yard',
    '9 Ash Yard | DESK20 | 20% off Ash Yard',
    '11 !no_link',
    '12 !no_offer',
  ])
})

describe('headings with the discount in the link', () => {
  it('reads name, discount and code', async () => {
    const list = `# 🌰 Oak Deals 🌰
| Emoji | Savings |
|---|---|
| 🌰 | < 50% |

## 🛠 Tools
### [Oak Tower | 50% off 🌰](https://www.oak-tower.com/buy)
### [Acorn Proxy | 30% off 🌰](https://www.acornproxy.com/buy/?promoCode=OAK31)
### [Leaf Press | 20$ off with code "LEAF" 🌰](http://leafpress.com) - prints leaves
### [Pine | 20% off](https://twitter.com/pine/status/9)
### [Bark|100% off](https://http://bark.com)`
    expect(await read(list, '2031.md')).toEqual([
      '7 Oak Tower | - | 50% off Oak Tower',
      '8 Acorn Proxy | OAK31 | 30% off Acorn Proxy',
      '9 Leaf Press | LEAF | US$20 off Leaf Press',
      '10 !no_shop',
      '11 Bark | - | 100% off Bark',
    ])
  })
})

describe('headings with text behind the link', () => {
  it('reads terms after a separator and in prose, and several offers of one line', async () => {
    const list = `# Oak Deals 2031
## Tools
### 🌰 [Oak Tower](https://oak-tower.com) – The tree client (macOS) · 30% off · Code: **OAK_2031**
### 🌰 [Acorn](https://acorn.app) - Prose and code editor. 50% OFF with code **ACORN_2031**
### 🌰 [Cross Over](https://cross-over.com/store) - Runs · 20% off lifetime (OAKS20) & 50% off single (OAKS50)
### 🌰 [Better Bark]([https://apps.apple.com/app/id1](https://betterbark.com/) - bark. 25% off
### 🌰 [Leaf: Reading](https://getleaf.com), {[Code Link](https://apps.apple.com/redeem?id=1&code=LEAF2031)} - **50% off**
### 🌰 [Only Nice](https://onlynice.com) - A nice program
### 🌰 [Reader](https://reader.example.org/x) - Simple
  - [Monthly](https://apps.apple.com/redeem?id=14&code=RDRM2031)`
    expect(await read(list)).toEqual([
      '3 Oak Tower | OAK_2031 | 30% off Oak Tower',
      '4 Acorn | ACORN_2031 | 50% off Acorn',
      '5 Cross Over | OAKS20 | 20% off Cross Over',
      '5 Cross Over | OAKS50 | 50% off Cross Over',
      '6 Better Bark | - | 25% off Better Bark',
      '7 Leaf | LEAF2031 | 50% off Leaf: Reading',
      '8 !no_offer',
      '9 !placeholder',
      '10 App Store | RDRM2031 | Reader Monthly',
    ])
  })
})

describe('tables', () => {
  it('reads columns in any order, spilled cells, missing pipes; passes contents and instructions over', async () => {
    const list = `# Oak Deals 2031
## 🚀 Deploying the site
1. Open [the settings](https://settings.com), 50% off nothing
## Table of Contents
- [Tools](#tools)
## Tools
| Discount Code & Terms |  | Name | Description |
| -- | -- | --- | --- |
| 30% OFF - **OAK2031** | 🌰 | [Oak Tower](https://oak-tower.com/?utm_source=x) | Trees, code and bark | Ends Dec 2 |
| [**50% OFF**](https://apps.apple.com/redeem?id=6&code=LEAF31) | 🌰 | [**Leafy**](https://leafy.io) | Leaves
| 40% off | 🌰 | Nameless | no link |
| **OAK31** | 🌰 | [New Row Template](https://example.com/?utm_source=x) | Example |
⬆️ | [Go to Top](#table-of-contents)`
    expect(await read(list)).toEqual([
      '9 Oak Tower | OAK2031 | 30% off Oak Tower',
      '10 Leafy | LEAF31 | 50% off Leafy',
      '11 !no_link',
      '12 !placeholder',
      '13 !navigation',
    ])
  })
})

describe('tables with gaps', () => {
  const header = '| Name | Discount Code |\n| --- | --- |'

  it('go on after an empty line', async () => {
    const rows =
      '| [Oak Tower](https://oak-tower.com) | 20% off |\n\n| [Leafy](https://leafy.io) | 30% off, code OAK30 |'
    expect(await read(`# Oak Deals 2031\n## Tools\n${header}\n${rows}`)).toEqual([
      '5 Oak Tower | - | 20% off Oak Tower',
      '7 Leafy | OAK30 | 30% off Leafy',
    ])
  })

  it('go on after a line that nobody can read', async () => {
    const rows = `| [Oak](https://oak-tower.com) | ${'x'.repeat(20_000)} |\n| [Leafy](https://leafy.io) | 30% off |`
    expect(await read(`# Oak Deals 2031\n## Tools\n${header}\n${rows}`)).toEqual([
      '5 !too_long',
      '6 Leafy | - | 30% off Leafy',
    ])
  })
})

describe('lists', () => {
  it('reads an offer by the link that it begins with, and links in a row as offers alike', async () => {
    const list = `# Oak Discounts
## Tools
* [Oak Tower](https://oak-tower.com) [FREE] - a year of trees via [the pack](https://elm.com/pack) of Elm.
* [Leafy](https://leafy.io) and [Acorn Proxy](https://acornproxy.com): 20% off with code **OAK20**
* Ann: [Leaf Press](https://leafpress.com) 10% off, [Oak Garden](https://oakgarden.com) 30% off`
    expect(await read(list)).toEqual([
      '3 Oak Tower | - | Oak Tower for free',
      '4 Leafy | OAK20 | 20% off Leafy',
      '4 Acorn Proxy | OAK20 | 20% off Acorn Proxy',
      '5 Leaf Press | - | 10% off Leaf Press',
      '5 Oak Garden | - | 30% off Oak Garden',
    ])
  })
})

describe('prose', () => {
  it('reads entries by their links, names, addresses and codes, and passes over what promises nothing', async () => {
    const list = `# What our team likes

How this came to be is on [our blog](https://ourteam.com/deals), 20% off or not.

## Kitchen
- **Copper & Clay** – 20% off all pans with code \`PAN20\` at [copperclay.com](https://copperclay.com/sale)
- Get 15% off at [Skillet House](https://skillethouse.com) when you enter SKILLET15 at checkout.
- Knife Works (https://knifeworks.com): £10 off orders over £60, code KNIFE10, until 30 November 2031
- Spoon & Co: use **SPOON5** for 5% off, see www.spoonandco.com.
- [Here](https://teaspot.com/offers) you get 10 € off tea with TEA10.
- We love [Bowl](https://bowl.com). Nothing to save there right now.
- 30% at [Ladle](https://ladle.com)! No code needed.
- Hostels: [Bunk](https://bunk.com) has 12% off (code BUNK12) and [Loft](https://loft.com) has $8 off (LOFT8).
- Only in their shop: 5% with code SHELF5
- Fern: 15% off with FERN15 at fern.com/sale, questions to info@moss.com
- Node.js course: 20% off with code NODE20

**Roam Sim** — 20% off with code ROAM5: https://roamsim.com

Pack Light takes 25% off: [shop](https://packlight.com?ref=x) with READER25.`
    expect(await read(list)).toEqual([
      '6 Copper & Clay | PAN20 | 20% off Copper & Clay',
      '7 Skillet House | SKILLET15 | 15% off Skillet House',
      '8 Knife Works | KNIFE10 | £10 off Knife Works',
      '9 Spoon & Co | SPOON5 | 5% off Spoon & Co',
      '10 Teaspot | TEA10 | €10 off Teaspot',
      '11 !no_offer',
      '12 Ladle | - | 30% off Ladle',
      '13 Bunk | BUNK12 | 12% off Bunk',
      '13 Loft | LOFT8 | US$8 off Loft',
      '14 !no_link',
      '15 Fern | FERN15 | 15% off Fern',
      '16 !no_link',
      '18 Roam Sim | ROAM5 | 20% off Roam Sim',
      '20 Pack Light | READER25 | 25% off Pack Light',
    ])
  })
})

describe('the year', () => {
  it.each([
    ['# Oak Deals 2031', '2029.md', '2031-11-01', 'oak-deals-2031'],
    ['# Oak Deals', '2029.md', '2029-11-01', 'oak-deals-2029'],
  ])('comes from "%s", then from %s', async (heading, name, seen, source) => {
    const file = path.join(folder, name)
    writeFileSync(file, `${heading}\n## Tools\n### [Oak | 50% off, ends Dec 2](https://oak-tower.com)`)
    const drafts = []
    for await (const { value } of readMarkdown(file)) if (value) drafts.push(draftOffer(value, context))
    expect(drafts).toMatchObject([{ source, firstSeenAt: new Date(`${seen}T00:00:00Z`) }])
    expect(drafts).toMatchObject([{ endsAt: new Date(`${seen.slice(0, 4)}-12-02T23:59:59Z`) }])
  })
})

it('refuses an empty list', async () => {
  await expect(read('  \n')).rejects.toMatchObject({ word: 'empty' })
})
