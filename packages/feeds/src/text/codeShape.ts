/** Words in capitals that follow "code" or stand in bold and are no code. */
const WORDS = new Set(
  `AI ALL AND ANDROID ANY API APP APPLE APPS ARE AT AUTO AVAILABLE BEST BFCM BLACK BONUS BUNDLE BUY CODE CODES COUPON
  COUPONS CSS CYBER DEAL DEALS DISCOUNT DVD EDITION ENDS ENTER EU EVERYTHING EXPIRES EXTRA FOR FREE FRIDAY FROM GET GIFT
  GMT HTML IDE IN IOS IPAD IS JSON LIFETIME LIMITED LTD MAC MACOS MIR MONDAY MORE NECESSARY NEED NEEDED NEW NO NONE NOT
  NOW OF OFF OFFER ON ONLY OR ORDER ORIGINAL PAY PC PDF PDT PLUS PRO PROMO PST QR REDEEM REQUIRED SALE SAVE SDK SEO
  SHIPPED SHIPPING SQL SSD THE THIS TO TODAY UK UP UPTO URL USA USD USE VALID VAT VPN WEB WEEK WITH YEAR YOUR`.split(
    /\s+/,
  ),
)

/** Names of techniques and products that look like codes: PDF417, HTML5, UTF-8, USB3, RTX4090. */
const TECHNICAL =
  /^(?:A?(?:PDF|HTML|CSS|ISO|IOS|MACOS|MP|UTF|SHA|AES|RTX|GTX|USB|UTC|GMT|HDMI|DDR|SATA|WIN|PS|EAN|UPC|GPT|IPV|BSD|XCODE|SWIFT|RFC|ES|H|M|V|S|X))-?\d{1,4}[A-Z]?$/i

/**
 * How much a token looks like a promo code by itself:
 * `strong`: capitals and digits, or several capital words run together · `fair`: capitals alone, or letters with digits ·
 * `technical`: the name of a technique, a code only where the text says so ·
 * `none`: an ordinary word, a number, a percentage.
 */
export function codeShape(token: string): 'strong' | 'fair' | 'technical' | 'none' {
  if (token.length < 2 || token.length > 40 || !/^[A-Za-z0-9][\w$-]*$/.test(token) || !/[A-Za-z]/.test(token))
    return 'none'
  if (WORDS.has(token.toUpperCase())) return 'none'
  if (TECHNICAL.test(token)) return 'technical'
  // In capitals a quantity may be a code (50OFF), but only where the text says so.
  if (isQuantity(token)) return token.length >= 5 && token === token.toUpperCase() ? 'fair' : 'none'
  const hasDigit = /\d/.test(token)
  if (token === token.toUpperCase()) {
    if (token.length >= 5 && (hasDigit || /BLACK|FRIDAY|CYBER|[_$]/.test(token))) return 'strong'
    return token.length >= 3 || hasDigit ? 'fair' : 'none'
  }
  if (!hasDigit) return 'none'
  return token.length >= 5 ? 'fair' : 'none'
}

/** "50off", "2days", "5-Year", "1st", "12mo", "4K". */
function isQuantity(token: string): boolean {
  return /^\d+-?(?:st|nd|rd|th|k|d|x|mo|gb|tb|mb|off|days?|hours?|weeks?|months?|years?|yr|hrs?|pack|pcs|for-?\d+|plus|startup|share|in|mm|cm|ml)$/i.test(
    token,
  )
}

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

/** How lists call a code, as the source of an expression: "promo code", "discount codes", "coupon". */
export const CODE_NOUN = String.raw`(?:(?:promo|coupon|discount|voucher|deal|offer|gift|promotional|promotion)[\s-]*)?(?:codes?|coupons?|promo(?:code|tion)?s?|vouchers?)`
