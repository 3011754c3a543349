import { type TruncatedFileError, ImportError, untilTruncated } from '../errors/ImportError.ts'
import { FeedRecord } from '../fields/FeedRecord.ts'
import { readJsonRecords } from '../formats/readJsonRecords.ts'

/** What the resources of impact.com say of each other. */
export interface ImpactJoin {
  /** The deal that a code belongs to; without fields where it was not given. */
  findDeal: (code: FeedRecord) => FeedRecord
  /** A code of a deal: one that can be used before one that is over; without fields where there is none. */
  findCode: (deal: FeedRecord) => FeedRecord
  readProgramme: (record: FeedRecord) => Programme
  /** Of a file that has no end; what came of it is known. */
  truncation: TruncatedFileError | undefined
}

export const IMPACT_LISTS = new Set(['promocodes', 'deals', 'campaigns'])

const NONE = new FeedRecord()
const UNKNOWN: Programme = { name: '', link: '', isJoined: true }
/** What is not asked of a record that another one is joined with; its programme is known by its name. */
const UNREAD = new Set(
  'uri program advertiser deal matchmode creditrule datelastupdated campaignid bogobuyimageurl bogogetimageurl'.split(
    ' ',
  ),
)

/** Codes and deals are held as text while a file is joined, about 300 characters each: some 250,000 of both. */
const MOST_JOINED_CHARACTERS = 80_000_000

const joins = new WeakMap<readonly string[], Promise<ImpactJoin>>()

/**
 * What codes and deals have to know of each other: impact.com gives codes, deals and campaigns apart.
 * @param file the file that is read
 * @param command all files of its command; they are read once for all that come with the same list
 */
export function joinImpact(file: string, command: readonly string[]): Promise<ImpactJoin> {
  if (!command.includes(file)) return readJoin([file, ...command])
  const join = joins.get(command) ?? readJoin(command)
  joins.set(command, join)
  return join
}

/** Of the deals only those are kept that a code belongs to. */
async function readJoin(files: readonly string[]): Promise<ImpactJoin> {
  const codes = new Map<string, string>()
  const deals = new Map<string, string>()
  const programmes = new Map<string, Programme>()
  let hasCodes = false
  let truncation: TruncatedFileError | undefined
  let characters = 0
  const put = (texts: Map<string, string>, id: string, record: FeedRecord): void => {
    const text = pack(record)
    characters += text.length - (texts.get(id)?.length ?? 0)
    if (characters > MOST_JOINED_CHARACTERS) throw tooManyToJoin(files)
    texts.set(id, text)
  }
  const onTruncated = (error: TruncatedFileError): void => {
    truncation = error
  }
  for await (const record of listRecords(files, onTruncated)) {
    noteProgramme(programmes, record)
    if (findKind(record) !== 'code') continue
    hasCodes = true
    if (isBetterCode(record, codes.get(readDealId(record)))) put(codes, readDealId(record), record)
  }
  if (hasCodes)
    for await (const record of listRecords(files, onTruncated)) {
      const id = record.text('id')
      if (findKind(record) === 'deal' && codes.has(id)) put(deals, id, record)
    }
  return {
    findDeal: (code) => unpack(deals.get(readDealId(code))),
    findCode: (deal) => unpack(codes.get(deal.text('id'))),
    readProgramme: (record) => programmes.get(readProgrammeId(record)) ?? UNKNOWN,
    truncation,
  }
}

async function* listRecords(
  files: readonly string[],
  onTruncated: (error: TruncatedFileError) => void,
): AsyncIterable<FeedRecord> {
  for (const file of files)
    for await (const { value } of untilTruncated(readJsonRecords(file, IMPACT_LISTS), onTruncated))
      if (value) yield FeedRecord.from(value)
}

/** What a campaign says counts before what others say of it. */
function noteProgramme(programmes: Map<string, Programme>, record: FeedRecord): void {
  const id = readProgrammeId(record)
  if (id === '') return
  if (findKind(record) === 'campaign') programmes.set(id, readProgramme(record))
  else if (!programmes.has(id) && readMerchantName(record) !== '')
    programmes.set(id, { ...UNKNOWN, name: readMerchantName(record) })
}

/** Whether a code of a deal counts before the one that is known. */
function isBetterCode(code: FeedRecord, known: string | undefined): boolean {
  return readDealId(code) !== '' && (known === undefined || rankCode(code) > rankCode(unpack(known)))
}

function tooManyToJoin(files: readonly string[]): ImportError {
  return new ImportError(
    'unreadable',
    `${files.join(', ')} hold more codes and deals than can be joined at once (${MOST_JOINED_CHARACTERS / 1e6} MB of text). Nothing was changed; import the codes of some campaigns at a time, with their deals.`,
  )
}

/** A code that can be used counts before one to come, and that before one that is over. */
function rankCode(code: FeedRecord): number {
  const state = code.text('state').toUpperCase()
  return state === 'EXPIRED' ? 0 : state === 'ACTIVE' || state === '' ? 2 : 1
}

/** As short a text as will do: there may be as many as there are offers. */
function pack(record: FeedRecord): string {
  const wording = [...record].filter(([key, value]) => value !== '' && value !== null && !UNREAD.has(key))
  return JSON.stringify({ ...Object.fromEntries(wording), programid: readProgrammeId(record) })
}

function unpack(text: string | undefined): FeedRecord {
  return text === undefined ? NONE : FeedRecord.from(JSON.parse(text))
}

export function findKind(record: FeedRecord): 'campaign' | 'deal' | 'code' | undefined {
  if (record.has('campaignname') && (record.has('campaignurl') || record.has('advertiserurl'))) return 'campaign'
  if (['discounttype', 'defaultpromocode', 'scope', 'bogobuyquantity'].some((key) => record.has(key))) return 'deal'
  return record.has('code') && ['program', 'deal', 'matchmode', 'state'].some((key) => record.has(key))
    ? 'code'
    : undefined
}

function readDealId(code: FeedRecord): string {
  return code.nested('deal').text('id') || code.text('dealid')
}

function readProgrammeId(record: FeedRecord): string {
  return record.nested('program').text('id') || record.text('programid', 'campaignid')
}

export function readMerchantName(record: FeedRecord): string {
  return record.nested('program').text('name') || record.nested('advertiser').text('name')
}

/** States in which a date says the rest. */
const DATED = new Map([
  ['EXPIRED', 'enddate'],
  ['PENDING', 'startdate'],
  ['FUTUREDATE', 'startdate'],
])

/** Whether a deal or a code stands, as far as its dates do not say so themselves. */
export function isStanding(record: FeedRecord): boolean {
  const state = record.text('state').toUpperCase()
  const dated = DATED.get(state)
  return state === '' || state === 'ACTIVE' || (dated !== undefined && record.text(dated) !== '')
}

/** What a campaign says of a merchant that has taken us into its programme; one that says nothing has not refused us. */
const JOINED = /^(?:|active|joined|accepted|approved)$/i

interface Programme {
  name: string
  /** The merchant's address; empty where no campaign was given. */
  link: string
  isJoined: boolean
}

export function readProgramme(campaign: FeedRecord): Programme {
  return {
    name: campaign.text('campaignname', 'advertisername'),
    link: campaign.text('campaignurl', 'advertiserurl'),
    isJoined: JOINED.test(campaign.text('contractstatus', 'insertionorderstatus')),
  }
}
