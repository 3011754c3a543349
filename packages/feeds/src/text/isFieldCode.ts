/** What feeds write in the field for the code where there is none. */
const NONE =
  /^(?:n[./]?a\.?|none?|nil|null|undefined|false|true|yes|no|tbd|tba|nocode|no[-_]?code[-_]?(?:needed|required|necessary)?|not[-_]?(?:needed|required|applicable)|auto(?:matic|applied|-applied)?|link|click|deal|sale|code|coupon|voucher|promo|offer|discount|website|online|see[-_]?site|keiner?|aucun|ninguno|ingen|なし|不要|لا)$/i

/** One row of signs with a letter, or with three figures; a percentage, a sum or a sentence is none. */
const ROW = /^(?=.*[A-Za-z]|\d{3})[\w$-]{2,40}$/

/**
 * True for what stands in the field that a feed keeps for the code, and is one: also a word in small letters, or a number. Only
 * where the field is known to be that; in a text these are what they look like.
 */
export function isFieldCode(text: string): boolean {
  return ROW.test(text) && !NONE.test(text)
}
