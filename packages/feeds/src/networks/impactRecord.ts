import { type LooseRecord, recordIn, textIn } from '../fields/LooseRecord.ts'

/** What a record of impact.com is of; undefined for another. */
export function kindOf(record: LooseRecord): 'campaign' | 'deal' | 'code' | undefined {
  if (record.has('campaignname') && (record.has('campaignurl') || record.has('advertiserurl'))) return 'campaign'
  if (['discounttype', 'defaultpromocode', 'scope', 'bogobuyquantity'].some((key) => record.has(key))) return 'deal'
  return record.has('code') && ['program', 'deal', 'matchmode', 'state'].some((key) => record.has(key))
    ? 'code'
    : undefined
}

/** The name of the deal that a code belongs to; empty for none. */
export function dealIdOf(code: LooseRecord): string {
  return textIn(recordIn(code, 'deal'), 'id') || textIn(code, 'dealid')
}

/** The name of the programme, which impact.com also calls a campaign. */
export function programmeIdOf(record: LooseRecord): string {
  return textIn(recordIn(record, 'program'), 'id') || textIn(record, 'programid', 'campaignid')
}

/** The shop, as a record itself names it. */
export function shopNameOf(record: LooseRecord): string {
  return textIn(recordIn(record, 'program'), 'name') || textIn(recordIn(record, 'advertiser'), 'name')
}

/** Whether a deal or a code stands, as far as its dates do not say so themselves. */
export function isStanding(record: LooseRecord): boolean {
  switch (textIn(record, 'state').toUpperCase()) {
    case '':
    case 'ACTIVE':
      return true
    case 'EXPIRED':
      return textIn(record, 'enddate') !== ''
    case 'PENDING':
    case 'FUTUREDATE':
      return textIn(record, 'startdate') !== ''
    default:
      return false
  }
}

/** What a campaign says of a shop that has taken us into its programme; one that says nothing has not refused us. */
const JOINED = /^(?:|active|joined|accepted|approved)$/i

export interface Programme {
  name: string
  /** The shop's address; empty where no campaign was given. */
  link: string
  isJoined: boolean
}

/** The programme that a campaign is of. */
export function programmeOf(campaign: LooseRecord): Programme {
  return {
    name: textIn(campaign, 'campaignname', 'advertisername'),
    link: textIn(campaign, 'campaignurl', 'advertiserurl'),
    isJoined: JOINED.test(textIn(campaign, 'contractstatus', 'insertionorderstatus')),
  }
}
