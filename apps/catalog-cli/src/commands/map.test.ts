import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import { writeWorkbook } from '@clipfront/feeds/testing'
import { runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Nobody listens there: whoever opens the database fails. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/x'

async function run(command: string, args: readonly string[], databaseUrl = NO_DATABASE) {
  const written = { output: '', complaints: '' }
  const code = await runCatalog(
    [command, ...args],
    { DATABASE_URL: databaseUrl, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() },
    {
      print: (line) => void (written.output += `${line}\n`),
      printError: (line) => void (written.complaints += `${line}\n`),
    },
    databaseUrl === url ? { open } : {},
  )
  return { code, ...written }
}

function write(name: string, text: string | Buffer): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const NAMED = write(
  'partners.csv',
  `Webwinkel;Actietitel;Kortingscode;Geldig t/m;Doelpagina;Provisie
${Array.from({ length: 12 }, (_, index) => `Eik;${index + 10}% korting op eikels;EIK${index + 10};31-12-2026;https://eik.com/${index};5%`).join('\n')}
;Zomaar;;31-12-2026;;5%
`,
)
const CRYPTIC = write(
  'cryptic.csv',
  `K1,K2,K3,K4
Oak,20% off acorns,ACORN20,https://oak.com/a
Elm,10% off leaves,LEAVES10,https://elm.com/b
Oak,5% off bark,BARK-5,https://oak.com/c
`,
)
const KNOWN = write(
  'known.json',
  JSON.stringify({
    offers: [
      {
        vendor: 'Oak',
        category: 'Wood',
        description: '20% off for students',
        tier: 'Student',
        url: 'https://oak.com',
        verifiedDate: '2026-11-01',
        mood: 'good',
      },
    ],
  }),
)
const NOTHING = write('nothing.csv', 'K1,K2\n1,2\n')

it('the names within a document steer no terminal', async () => {
  const list = [1, 2, 3].map((n) => ({
    merchant: 'Oak',
    title: `${n}0% off`,
    url: `https://oak.com/${n}`,
    code: `OAK${n}0`,
  }))
  const { code, output } = await run('map', [write('steering.json', JSON.stringify({ '\u001B[31mred\u009B2J': list }))])
  expect(code).toBe(0)
  expect(output).not.toMatch(/[^\P{Cc}\n]/u)
})

it('a map is not written through a link that leads nowhere yet', async () => {
  const target = path.join(folder, 'target.json')
  const link = path.join(folder, 'link.json')
  symlinkSync(target, link)
  const { code, complaints } = await run('map', [NAMED, '--out', link])
  expect([code, complaints]).toEqual([2, expect.stringContaining('is there already')])
  expect(existsSync(target)).toBe(false)
})

it('a map is never written over the feed that it is for', async () => {
  const feed = write('own.csv', readFileSync(NAMED, 'utf8'))
  const { code } = await run('map', [feed, '--out', feed, '--overwrite'])
  expect(code).toBe(2)
  expect(readFileSync(feed, 'utf8')).toBe(readFileSync(NAMED, 'utf8'))
})

describe('catalog map, which opens no database,', () => {
  it('says which columns it takes for what and why, the map, ten offers, what is rejected, and what to type next', async () => {
    const { code, output, complaints } = await run('map', [NAMED])
    expect([code, complaints]).toEqual([0, ''])
    expect(output).toMatch(/^Kortingscode +codes +by its name$/m)
    expect(output).toMatch(/^Provisie +its name says nothing, and it holds percentages, such as "5%"$/m)
    expect(output).toMatch(/^Of the first 13 records 12 offers; the first 10:$/m)
    expect(output.match(/^Eik +\d+% korting op eikels +EIK\d+ +\d+% off +2026-12-31$/gm)).toHaveLength(10)
    expect(output).toMatch(/^rejected: missing_domain 1: /m)
    expect(output).toContain(`npm run catalog -- import --format csv --site CODE --dry-run ${NAMED}\n`)
    expect(output).toContain('"codes": "Kortingscode"')
  })

  it('writes the map to a file, by which import reads it', async () => {
    const out = path.join(folder, 'cryptic-map.json')
    const { output } = await run('map', [CRYPTIC, '--out', out, '--site', 'main/uk'])
    expect(output).toContain(`The map is written to ${out}.`)
    const next = `import --format csv --site uk.clipfront.example --map ${out} --dry-run ${CRYPTIC}`
    expect(output).toContain(`npm run catalog -- ${next}\n`)
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ standard: { language: 'en-GB' } })
    const [command = '', ...args] = next.split(' ')
    expect((await run(command, args, url)).output).toContain('read 3 = added 3 ')
    expect((await run('map', [CRYPTIC])).output).toContain(`map ${CRYPTIC} --format csv --out MAP.json\n`)
  })

  it('writes over no file unless it is told to', async () => {
    const out = write('mine.json', 'mine')
    const { code, complaints } = await run('map', [CRYPTIC, '--out', out])
    expect([code, complaints]).toEqual([2, expect.stringContaining('is there already. Give another name')])
    expect(readFileSync(out, 'utf8')).toBe('mine')
    expect((await run('map', [CRYPTIC, '--out', out, '--overwrite'])).code).toBe(0)
    expect(readFileSync(out, 'utf8')).toContain('"kind": "offers"')
  })

  it('shows how a known map reads a shape, and proposes another only where one is asked for', async () => {
    const { output } = await run('map', [KNOWN])
    expect(output).toContain('agentdeals-offers of packages/feeds/maps knows this shape')
    expect(output).toMatch(/^mood +the map agentdeals-offers has no field for it$/m)
    expect(output).not.toContain('--map')
    const own = path.join(folder, 'own.json')
    expect((await run('map', [KNOWN, '--out', own])).output).toContain(`--map ${own} --dry-run`)
    expect(JSON.parse(readFileSync(own, 'utf8'))).toMatchObject({
      name: 'known',
      recognise: ['vendor', 'url', 'description'],
    })
  })

  it('shows the days that the file says, on the clock of the site', async () => {
    const file = write(
      'days.csv',
      `Händler;Aktion;Webadresse;Gilt ab;Gilt bis\nEiche;20% Rabatt;eiche.de;2026-11-01;2026-12-31\n`,
    )
    expect((await run('map', [file, '--site', 'main/de'])).output).toMatch(/ 2026-11-01 +2026-12-31$/m)
    expect((await run('map', [file, '--site', 'www.clipfront.example'])).output).toMatch(/ 2026-11-01 +2026-12-31$/m)
  })

  it('says which offers have their merchant by name alone', async () => {
    const file = write('names.csv', 'Webwinkel;Actietitel\nEik;20% korting\n')
    expect((await run('map', [file])).output).toMatch(/1 of them have no address .* the catalog has by this name/)
  })

  it('takes what is exclusive of a feed that lists what stands today', async () => {
    const row = '7;Eik;20% korting;https://eik.com;ja'
    const file = write('live.csv', `Offer ID;Webwinkel;Actietitel;Doelpagina;Exclusief\n${row}\n`)
    expect((await run('map', [file])).output).toMatch(/^Exclusief +exclusive, which counts in a feed that lists what/m)
    const { output } = await run('map', [file, '--live'])
    expect(output).toMatch(/^Offer ID +id +by its name$/m)
    expect(output).toContain('"live": true')
    expect(output).toContain('--live --out MAP.json')
  })

  it('shows a name of two words and a quote as a shell takes it, and no sign that steers a terminal', async () => {
    const file = write("oak's list.csv", 'Web\u0007winkel;Actietitel;Doelpagina\nEik;20% korting;https://eik.com\n')
    const { output } = await run('map', [file])
    expect(output).toContain(String.raw`oak'\''s list.csv'`)
    expect(output).toMatch(/^Web winkel +name/m)
  })

  it.each<[string[], number, RegExp]>([
    [[], 2, /No file was given/],
    [[CRYPTIC, NAMED], 2, /one file at a time/],
    [[path.join(folder, 'none.csv')], 2, /There is no file .*none\.csv/],
    [[CRYPTIC, '--format', 'awin'], 2, /"awin" is read without a map, or unknown\. Give one of csv, json, xml, yaml/],
    [[write('feed.dat', 'x')], 2, /does not tell its format\. Give one of csv, json, xml, yaml/],
    [[CRYPTIC, '--site', 'nowhere'], 2, /no site "nowhere"/],
    [[write('empty.csv', '')], 1, /refused \(empty\): /],
    [[write('broken.json', '[{"a":')], 1, /refused \(broken\): /],
    [[write('seven.json', '7')], 1, /refused \(unknown-shape\): .*nothing in it can be mapped/],
    [[NOTHING], 1, /refused \(unknown-shape\): no column is known to say whose offers.*, nor what is offered.*by hand/],
  ])('%j is refused in a line that says what to do', async (args, code, message) => {
    const found = await run('map', args)
    expect([found.code, found.complaints]).toEqual([code, expect.stringMatching(message)])
    expect(found.complaints.trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('catalog import of a table that no map knows', () => {
  it('reads it by the names of its columns and says so', async () => {
    const { code, output } = await run('import', ['--format', 'csv', '--site', 'main/uk', NAMED], url)
    expect([code, output]).toEqual([0, expect.stringMatching(/ {2}read by the names of its columns: /)])
    expect(output).toContain('name from Webwinkel, link from Doelpagina, text from Actietitel, codes from Kortingscode')
    expect(output).toContain('  not read: Provisie; npm run catalog -- map FILE says why\n')
    expect(await database.selectFrom('coupon').selectAll().where('code', '=', 'EIK13').execute()).toMatchObject([
      { discount: { kind: 'percent', percent: 13 }, ends_at: new Date('2026-12-31T23:59:59Z') },
    ])
    const { output: json } = await run('import', ['--format', 'csv', '--site', 'main/uk', '--json', NAMED, KNOWN], url)
    const { files } = JSON.parse(json)
    expect(files[0].proposedMap.fields).toMatchObject({ codes: 'Kortingscode' })
    expect(files[0].unread).toEqual(['Provisie'])
    expect(files[1]).not.toHaveProperty('proposedMap')
  })

  it('says which map reads a shape that one knows', async () => {
    const args = ['--format', 'json', '--site', 'main/uk', '--dry-run', KNOWN]
    const { output } = await run('import', args, url)
    expect(output).toContain('  read by the map agentdeals-offers of packages/feeds/maps\n')
    const { output: json } = await run('import', ['--json', ...args], url)
    expect(JSON.parse(json).files[0].map).toBe('agentdeals-offers')
  })

  it('refuses it where names leave open what is what, with the command that shows more', async () => {
    const { code, complaints } = await run('import', ['--format', 'csv', '--site', 'main/uk', CRYPTIC], url)
    expect([code, complaints]).toEqual([
      1,
      expect.stringContaining('npm run catalog -- map FILE shows what it would take'),
    ])
  })
})

describe('a workbook', () => {
  const names = ['Webwinkel', 'Actietitel', 'Kortingscode', 'Doelpagina', 'Geldig t/m']
  const offer = [
    'Beuk',
    '15% korting op bladeren',
    'BEUK15',
    'https://beuk.com/a',
    { number: 46_387, format: 'day' },
  ] as const
  const sheets = { Cover: [['Partners']], Acties: [names, offer], Archief: [names, offer, offer] }
  const file = write('workbook.xlsx', writeWorkbook(sheets))
  const printed =
    /read the sheet "Acties" \(rows: 1\), and not "Cover" \(rows: 1\), "Archief" \(rows: 2\)\n *a sheet that was not read has more rows: move/

  it('is mapped as the table that is read, which is named', async () => {
    const { code, output } = await run('map', [file])
    expect([code, output]).toEqual([0, expect.stringMatching(printed)])
    expect(output).toMatch(/Beuk +15% korting op bladeren +BEUK15 .*2026-12-31/)
    expect(output).toContain('import --format csv')
  })

  it('is imported as it, under the ending of its name too', async () => {
    const task = ['--format', 'xlsx', '--site', 'main/uk', file]
    const { code, output } = await run('import', task, url)
    expect([code, output]).toEqual([0, expect.stringMatching(printed)])
    expect(await database.selectFrom('coupon').selectAll().where('code', '=', 'BEUK15').execute()).toMatchObject([
      { discount: { kind: 'percent', percent: 15 }, ends_at: new Date('2026-12-31T23:59:59Z') },
    ])
    const { output: json } = await run('import', [...task, '--json'], url)
    expect(JSON.parse(json).files).toMatchObject([
      {
        report: { unchanged: 1 },
        workbook: { sheet: 'Acties', rows: 1, others: [{ sheet: 'Cover' }, { sheet: 'Archief', rows: 2 }] },
      },
    ])
  })
})

it('a map that was mended is seen before anything is imported', async () => {
  const map = path.join(folder, 'mended.json')
  await run('map', [CRYPTIC, '--out', map])
  writeFileSync(map, readFileSync(map, 'utf8').replace('"codes": "K3"', '"terms": "K3"'))
  const { code, output } = await run('map', [CRYPTIC, '--site', 'main/uk', '--map', map])
  expect([code, output]).toEqual([0, expect.stringMatching(/K3 +terms +by the map.*\n[^]*mended\.json reads it\.\n/)])
  expect(output).toMatch(
    /Of the first 3 records 3 offers:[^]*import --format csv --site .* --map .*mended\.json --dry-run/,
  )
  expect(await run('map', [CRYPTIC, '--map', map, '--live'])).toMatchObject({ code: 2 })
})

it('a list in Markdown is said to need no map', async () => {
  const { code, complaints } = await run('map', [write('deals.md', '- [Oak](https://oak.com) 10% off')])
  expect([code, complaints]).toEqual([2, expect.stringMatching(/needs no map.*import --format markdown .*deals\.md/)])
})

it('a list in Markdown that names no shop is refused with what it lacks', async () => {
  const legend = write('legend.md', '# Deals\n\n| Sign | Meaning |\n|---|---|\n| * | new |\n')
  const { code, complaints } = await run('import', ['--format', 'markdown', '--site', 'main/uk', legend], url)
  expect([code, complaints]).toEqual([
    1,
    expect.stringMatching(/^refused \(empty\): .*name each shop with its address/),
  ])
})
