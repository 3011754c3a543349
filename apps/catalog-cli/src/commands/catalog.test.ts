import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type Finished, NOW } from '@clipfront/catalog/testing'
import { impactCampaign, impactCode, impactDeal, offerLine, offerLines } from '@clipfront/feeds/testing'
import { COMMANDS, runCatalog } from '../runCatalog.ts'
import { createOpenHere } from '../testing/runHere.ts'

const { database, url } = await createTestDatabase()
const open = createOpenHere(database)
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-catalog-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** In this process: a process for each of many takes a second. */
async function answer(
  args: readonly string[],
  databaseUrl = url,
  onComplaint?: (line: string) => void,
): Promise<Finished> {
  const written = { output: '', complaints: '' }
  const code = await runCatalog(
    args,
    { DATABASE_URL: databaseUrl, CLIPFRONT_DATA: folder, CLIPFRONT_NOW: NOW.toISOString() },
    {
      print: (line) => void (written.output += `${line}\n`),
      printError(line) {
        written.complaints += `${line}\n`
        onComplaint?.(line)
      },
    },
    databaseUrl === url ? { open } : {},
  )
  return { code, ...written }
}

const SITE = ['import', '--site', 'main/uk']
const JSON_HERE = [...SITE, '--format', 'json']
const files: Record<string, string | Buffer> = {
  'good.jsonl': offerLines(3),
  'map.json': '{"name":"x"}',
  'no-map.json': 'oops',
  'feed.jsonl.gz': gzipSync(offerLines(3)),
  'empty.jsonl': '',
  'list.json': '[]',
  'error.json': '{"error":"try later"}',
  'rejects.jsonl': offerLine(1, { url: '', domain: '' }),
}
for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
mkdirSync(path.join(folder, 'folder'))

// Files are named as an operator names them who stands beside them.
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(before))

describe('catalog says in one line what was wrong, and what to do', () => {
  it.each<[string[], number, RegExp]>([
    [[], 2, /No command was given\. Write npm run catalog -- and one of import, stats, figures, show, explain, /],
    [['export'], 2, /There is no command "export"/],
    [['import', '--format', 'json', 'good.jsonl'], 2, /No site was given/],
    [
      ['import', '--format', 'json', '--site', 'nowhere', 'good.jsonl'],
      2,
      /no site "nowhere"\. Give one of .*uk\.clipfront\.example/,
    ],
    [['stats', '--site', 'nowhere'], 2, /no site "nowhere"/],
    [['stats', '--days', 'x'], 2, /"x" is no number of days/],
    [[...SITE, 'good.jsonl'], 2, /No format was given\. Give one of (?:\w+, )*json, (?:\w+, )*markdown/],
    [
      [...SITE, '--format', 'pdf', 'good.jsonl'],
      2,
      /The format "pdf" is unknown\. Give one of (?:\w+, )*json, (?:\w+, )*markdown/,
    ],
    [[...JSON_HERE], 2, /No file was given/],
    [
      [...JSON_HERE, '--oops', 'good.jsonl'],
      2,
      /^catalog: Unknown option '--oops'\. npm run catalog -- import --help lists the options\.\n$/,
    ],
    [
      ['stats', '--days', '-7'],
      2,
      /^catalog: Option '--days' argument is ambiguous\. npm run catalog -- stats --help lists the options\.\n$/,
    ],
    [[...JSON_HERE, 'none.jsonl'], 2, /There is no file none\.jsonl/],
    [[...JSON_HERE, 'folder'], 2, /folder is not a file\. Name the files in it/],
    [[...JSON_HERE, '--map', 'none.json', 'good.jsonl'], 2, /There is no file none\.json/],
    [[...JSON_HERE, '--map', 'folder', 'good.jsonl'], 2, /folder is not a file\. Give the file of a map/],
    [[...JSON_HERE, '--map', 'map.json', 'good.jsonl'], 1, /refused \(unreadable\): .*map\.json is no map: kind/],
    [[...JSON_HERE, '--map', 'no-map.json', 'good.jsonl'], 1, /no-map\.json is no map: .*the whole file/],
    [[...SITE, '--format', 'markdown', '--map', 'map.json', 'good.jsonl'], 2, /--map is for csv, json, xml, yaml/],
    [[...SITE, '--format', 'awin', '--merchant', 'oak.com', 'good.jsonl'], 2, /--merchant is for csv, json, xml, yaml/],
    [
      [...SITE, '--format', 'csv', '--merchant', 'bit.ly', 'good.jsonl'],
      2,
      /--merchant bit\.ly is no shop: it sends on/,
    ],
    [[...JSON_HERE, 'feed.jsonl.gz'], 1, /refused \(unreadable\): .*compressed with gzip\. Unpack it/],
    [[...SITE, '--format', 'markdown', 'feed.jsonl.gz'], 1, /refused \(unreadable\): .*compressed with gzip/],
    [[...JSON_HERE, 'empty.jsonl'], 1, /refused \(empty\): .*Nothing was changed/],
    [[...JSON_HERE, 'list.json'], 1, /refused \(empty\): .*is an empty list/],
    [[...JSON_HERE, 'error.json'], 1, /refused \(unknown-shape\): .*Seen: records with error\. Known shapes/],
    [[...SITE, '--format', 'markdown', 'error.json'], 1, /refused \(unknown-shape\): .*looks like JSON: --format json/],
  ])('%j', async (args, code, message) => {
    const { code: found, output, complaints } = await answer(args)
    expect(complaints).toMatch(message)
    expect(complaints.trimEnd().split('\n')).toHaveLength(1)
    expect([found, output]).toEqual([code, ''])
  })

  it.each([
    ['nobody listens', 'postgres://nobody:secret@127.0.0.1:1/x'],
    ['nobody is called so', 'postgres://nobody:secret@no-such-host.invalid/x'],
    ['there is no such database', url.replace(/test_\w+/, 'no_such_database')],
    ['it is no address', 'oops'],
  ])('a database that cannot be reached: %s', async (_, databaseUrl) => {
    const { code, complaints } = await answer(['stats'], databaseUrl)
    expect(complaints.trimEnd().split('\n')).toEqual([expect.stringMatching(/^catalog: .*DATABASE_URL/)])
    expect(complaints).not.toContain('secret')
    expect(code).toBe(1)
  })
})

describe.each([...COMMANDS.keys()])('catalog %s', (command = '') => {
  it.each(['--help', '-h'])('%s says how it is called, by an example too', async (option) => {
    const { code, output, complaints } = await answer([command, option], 'postgres://nobody@127.0.0.1:1/x')
    expect([code, complaints]).toEqual([0, ''])
    expect(output).toMatch(/^Usage: npm run catalog -- /)
    expect(output).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'))
    expect(output).toMatch(new RegExp(`^Examples?:\\n {2}npm run catalog -- ${command}\\b`, 'm'))
    expect(output).toContain('Exit codes: ')
  })

  it('refuses an option that it does not know in one line, and says where they are listed', async () => {
    expect(await answer([command, '--oops'], 'postgres://nobody@127.0.0.1:1/x')).toEqual({
      code: 2,
      output: '',
      complaints: `catalog: Unknown option '--oops'. npm run catalog -- ${command} --help lists the options.\n`,
    })
  })
})

const commands = await Promise.all([...COMMANDS.values()].map((load) => load()))
/** As the usage text shows them: whatever becomes of them in an empty catalog, they are understood. */
it.each(commands.flatMap(({ examples }) => examples))('the example %s is understood', async (example) => {
  const words = Array.from(example.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word)
  const { complaints } = await answer(words, 'postgres://nobody:secret@127.0.0.1:1/x')
  // What comes next is to ask the database, or to read the file that is named.
  expect(complaints).toMatch(/DATABASE_URL|There is no file|cannot be read: there is no such file/)
})

it.each<[args: string[], keys: string[]]>([
  [['stats'], ['days', 'environment', 'sites', 'others']],
  [['review'], ['submissions', 'reviews', 'failing', 'saying', 'stale']],
  [
    ['import', '--format', 'json', '--site', 'main/uk', '--dry-run', 'good.jsonl'],
    ['site', 'dryRun', 'files'],
  ],
])('catalog %j --json is one document, with the keys that its usage text names', async (args, keys) => {
  const { output } = await answer([...args, '--json'])
  expect(Object.keys(JSON.parse(output) as object)).toEqual(keys)
  for (const key of keys) expect((await answer([args[0] ?? '', '--help'])).output).toMatch(new RegExp(`\\b${key}\\b`))
})

describe('catalog import', () => {
  it('prints what became of every line, takes the other files when one is refused, and names the rejects', async () => {
    const { code, output, complaints } = await answer([...JSON_HERE, 'rejects.jsonl', 'good.jsonl'])
    expect(output).toMatch(
      /^good\.jsonl\n {2}read 3 = added 3 \+ changed 0 \+ unchanged 0 \+ repeated 0 \+ rejected 0\n {2}npm run catalog -- undo-import \d+ --by NAME --reason TEXT undoes it\n {2}read by the map offer-lines of packages\/feeds\/maps\n$/,
    )
    expect(complaints).toMatch(
      /^refused \(broken\): .*all records were rejected.*\n {4}missing_domain 1: .*\n {6}line 1: \{.*\n {2}rejects are listed in .*\.jsonl\n$/,
    )
    expect(code).toBe(1)
    expect((await answer([...JSON_HERE, 'good.jsonl'])).output.split('\n')).toEqual([
      'good.jsonl',
      '  read 3 = added 0 + changed 0 + unchanged 3 + repeated 0 + rejected 0',
      '  compared with the last import of this feed, good.jsonl: 3 usable records',
      expect.stringMatching(/nothing of import \d+ is to be undone$/),
      '  read by the map offer-lines of packages/feeds/maps',
      '',
    ])
  })

  it('says of a file that is not UTF-8 what it was read as', async () => {
    writeFileSync(path.join(folder, 'windows.jsonl'), offerLine(1, { title: '10% off Café' }), 'latin1')
    const { code, output } = await answer([...JSON_HERE, '--dry-run', '--force', 'windows.jsonl'])
    expect([code, output]).toEqual([0, expect.stringContaining('\n  read as Windows-1252, since it is not UTF-8')])
  })

  it('gives a reader the other files of the command', async () => {
    const given = [
      ['campaigns.json', impactCampaign()],
      ['codes.json', impactCode()],
      ['deals.json', impactDeal()],
    ] as const
    for (const [name, record] of given) writeFileSync(path.join(folder, name), JSON.stringify([record]))
    const { code } = await answer([...SITE, '--format', 'impact', ...given.map(([name]) => name)])
    expect(code).toBe(0)
    const coupon = await database.selectFrom('coupon').select('title').where('code', '=', 'ACORN20').execute()
    expect(coupon).toEqual([{ title: '20% off all acorns' }])
  })

  it('says when it waits for another import of the site', async () => {
    const other = await database.startTransaction().execute()
    await other
      .selectNoFrom((e) =>
        e.fn('pg_advisory_xact_lock', [e.fn('hashtext', [e.val('import uk.clipfront.example')])]).as('lock'),
      )
      .execute()
    const waits = Promise.withResolvers<string>()
    const finished = answer([...JSON_HERE, 'good.jsonl'], url, waits.resolve)
    await waits.promise
    await other.rollback().execute()
    const { code, complaints } = await finished
    expect(complaints).toBe('Another import of uk.clipfront.example is under way; waiting for it to end.\n')
    expect(code).toBe(0)
  })
})
