import { describe, expect, it } from 'vitest'
import { inlineMarkdown } from '../formats/markdown/inlineText.ts'
import { findCodes } from './findCodes.ts'
import { withoutCodes } from './withoutCodes.ts'
import { MARK_CLOSE, MARK_OPEN } from './plainText.ts'

/** Writes `**X**` as the readers mark it. */
const marked = (text: string): string => text.replaceAll(/\*\*(.+?)\*\*/g, `${MARK_OPEN}$1${MARK_CLOSE}`)

it.each([
  ['50% off with code **OAK2031**', ['OAK2031']],
  ['使用优惠码OAK31享8折', ['OAK31']],
  ['输入 ACORN25 立减', ['ACORN25']],
  ['15 % avec le code promo « ACORNS »', ['ACORNS']],
  ['15 % mit dem Code „ACORNS“', ['ACORNS']],
  ['50% off with code: takehalf', ['takehalf']],
  ['Coupon code: blackfriday.', ['blackfriday']],
  ['20% off, code: needed', []],
  ['Gutscheincode: keiner', []],
  ['Promo code: soon', []],
  ['Country code: us', []],
  ['Coupons: pizza', []],
  ['The code: write it in Go', []],
  ['15% taniej na hasło ACORN25', ['ACORN25']],
  ['15% off w/ ACORN25', ['ACORN25']],
  ['Quote ACORN25 for 15% off', ['ACORN25']],
  ['Skriv inn ACORN25 i kassen', ['ACORN25']],
  ['クーポンコードACORNSALEで20%OFF', ['ACORNSALE']],
  ['クーポンGETで20%OFF', []],
  ['割引コードLED電球', []],
  ['30% off · Code: **OAK_LEAF_2031**', ['OAK_LEAF_2031']],
  ['30% off · Code: **OAK2031***', ['OAK2031']],
  ['40% off with discount code **acornseason**', ['acornseason']],
  ['40% off with code "ACORN"', ['ACORN']],
  ["Use the promo code 'ACORN50' to save", ['ACORN50']],
  ['30% off, code: BL-OAK-2031', ['BL-OAK-2031']],
  ['Coupon Code : OAKBF50 for **50% off**', ['OAKBF50']],
  ['Discount code, valid on Dec 2 from 3pm: AML-OAK-2031', ['AML-OAK-2031']],
  ['25% off, coupon code is **OAK_2031**', ['OAK_2031']],
  ['55% discount on yearly plans. **OAKPIX55**', ['OAKPIX55']],
  ['60% OFF Lifetime **OAKFRIDAY2031**', ['OAKFRIDAY2031']],
  ['50% off with **KXMTK1MA**.', ['KXMTK1MA']],
  ['40% off with acornsale2031', ['acornsale2031']],
  ['20% off lifetime (OAKS20) & 50% off single (OAKS50)', ['OAKS20', 'OAKS50']],
  ['30% off with code **OAKLEAF**, or 40% with code **OAKLEAFYEAR**', ['OAKLEAF', 'OAKLEAFYEAR']],
  ['60% off year plan · redeem OAKFRIDAYS', ['OAKFRIDAYS']],
  ['OA2K31 (40% off)', ['OA2K31']],
  ['25% off with promo EMCXX259', ['EMCXX259']],
  ['20% off (Coupon: **B**)', ['B']],
  ['5% off with code 24HOURS', ['24HOURS']],
  ['50% off with code Oak_Leaves on the site', ['Oak_Leaves']],
  ['30% off everything with the OAKS30 discount code', ['OAKS30']],
  ['10% off for anyone using the ACORNS coupon code', ['ACORNS']],
  ['8% off. Use this coupon code: " 8XMEO "', ['8XMEO']],
  ['40% off everything. Use code 03987441. Ends 5/27.', ['03987441']],
  ['30% discount with coupon: **000000** until Dec 1', ['000000']],
  ['5% off soil (code 332211)', ['332211']],
  ['Ta 3 betala för 2 (kod 332211) t.o.m. 24 december', ['332211']],
  ['5% off soil, code 332211.', ['332211']],
  ['50 kr rabatt för nya kunder. Kod: ny50. Gäller tills vidare', ['ny50']],
  ['£5 off for new customers (code ny50)', ['ny50']],
  ['£5 off for new customers. Code: ny50', ['ny50']],
])('%s', (text, codes) => {
  expect(findCodes(marked(text))).toEqual(codes)
})

it.each([
  'Code: **No code required**',
  '5% off within zip code 90210.',
  '5% off (zip code 90210)',
  '5% off (code needed)',
  '5% off (promo code included)',
  '5% off songs, code: mp3.',
  '5% off (code 12)',
  '5% off, code ny50 customers know',
  'No code needed. 50% off',
  '50% OFF * NO CODE REQUIRED *',
  '40% off, no coupon code)',
  'A powerful Code Editor with 30% off',
  'Code: Code Editor',
  'Supports Code 128, EAN-13 and PDF417 · 50% off',
  'Your source code on iOS17, 30% off',
  'QR Code Generator **50% OFF** Lifetime',
  'Code like snake_case or `parse_tree`, 50% off',
  'Pass code 1234 to the door, 50% off',
  'A boilerplate for code. **UP TO 50% OFF**',
  '**BLACK FRIDAY** sale, 20% off',
  '40% off (UTC-5)',
  '50% off for 2 years (code automatically applied)',
  '$5 off coupon (click "Clip this coupon")',
  'A name that goes on: code "KillJoy\'sRule"',
])('finds no code in: %s', (text) => {
  expect(findCodes(marked(text))).toEqual([])
})

it.each([
  ['Save 12.5% on helmets with code HEAD & SHOULDERS until Sunday', 'HEAD & SHOULDERS'],
  ['Use BREW#15 for 15% off beans', 'BREW#15'],
  ['15% off beans with code SEED&MORE.', 'SEED&MORE'],
  ['15% off, code LEK%25, until May', 'LEK%25'],
  ['15% off pots. Code: PROG 100', 'PROG 100'],
  ['15% off pots (code: ACORN/8)', 'ACORN/8'],
  ['15% off pots. Code: SAVE-10,50', 'SAVE-10,50'],
  ['Kod: BÖNA#', 'BÖNA#'],
  ['Code: OAKS 20% off', 'OAKS'],
  ['Code: OAKS 31.12.', 'OAKS'],
  ['Code: OAKS 12/31', 'OAKS'],
  ['Code: OAKS10,50% off', 'OAKS10'],
  ['Code: CAMP20% off', 'CAMP20'],
  ['15% off with code OAKS & get a gift', 'OAKS'],
  ['15% off with code OAKS & FREE shipping', 'OAKS'],
  ['USE CODE OAKS & ENJOY 15% OFF', 'OAKS'],
  ['15% off with codes OAKS & ELMS', 'OAKS'],
  ['15% off with code OAK20 & OAK30', 'OAK20,OAK30'],
  ['15% off with code OAK20&OAK30', 'OAK20,OAK30'],
  ['Use HTML & CSS to save 15%', ''],
  ['15% off with PACK # 2', ''],
])('reads what belongs to a code behind its capitals: %s', (text, code) => {
  const found = findCodes(text)
  expect(found.join()).toBe(code)
  for (const part of code ? found : []) expect(withoutCodes(text, found)).not.toContain(part)
})

describe('directly behind the word, marks delimit a code', () => {
  it.each([
    ['15% off pots with code `POT 15`', 'POT 15'],
    ['Free seeds with code `SEED&MORE`', 'SEED&MORE'],
    ['10% off rakes, code: `RAKE!`', 'RAKE!'],
    ['20% off saws, code: `OAK20!`', 'OAK20!'],
    ['12% off hoes, code **HOE%25** until May', 'HOE%25'],
    ['12% off hoes, code **OAK20!**', 'OAK20'],
    ['15 % på stickor med koden `STICKA 15`', 'STICKA 15'],
    ['Espressobönor, kod: `BÖNA#`', 'BÖNA#'],
    ['40% off with code **`OAK & ELM`**.', 'OAK & ELM'],
    ['15% off with code `OAK31`', 'OAK31'],
    ['20% off with code **OAK20 AT CHECKOUT**', 'OAK20'],
    ['15% off pots: `SEED&MORE`', 'SEED&MORE'],
    ['15% off pots, enter `POT 15` at checkout', 'POT 15'],
    ['15% off pots with codes `POT 15` and `VASE 20`', 'POT 15,VASE 20'],
    ['**Code:** `RAKE!` – 15% off pots', 'RAKE!'],
    ['15% off pots – **Code: POT 15**', 'POT 15'],
    ['15% off pots. Code: `ELM/8`', 'ELM/8'],
    ['15% off pots. Code: `12.5%OFF`', '12.5%OFF'],
    ['20% off with codes **OAK20 & OAK30**', 'OAK20,OAK30'],
  ])('%s', (text, code) => {
    const found = findCodes(inlineMarkdown(text))
    expect(found.join()).toBe(code)
    const shown = withoutCodes(inlineMarkdown(text), found)
    for (const part of found) expect(shown).not.toContain(part)
  })

  it.each([
    'The code `main.ts`, 50% off',
    'VS code `v1.90.2`, 50% off',
    'Coupon: `$15 OFF`',
    'Code: **NOT REQUIRED!**',
    'Learn to code `C++`, 50% off',
    'Code `#include <a>`, 50% off',
    'promo code **T&C**',
    'no code **NEEDED!**',
    '50% off `RTX 4090` and `HTML 5`',
    '50% off with `README.md`, `v2.0` and `$15`',
    'Pots for £15: `SEED&MORE`',
    '50% off, ***SAVE 50***',
    '50% off on `12/24`',
    '50% off `iPhone 15`',
  ])('finds no code in: %s', (text) => {
    expect(findCodes(inlineMarkdown(text))).toEqual([])
  })
})

it('takes no model number for a code where told so', () => {
  expect(findCodes('Oakwood RX-V673BL receiver for $358', { bareToo: false })).toEqual([])
})

it.each([
  ['50% off large tables - OAK50 - exp Aug 4', ['OAK50']],
  ['50% Off Any Table | 50MAY (Expires 7/28)', ['50MAY']],
  ['$15 off (BAUM15)', ['BAUM15']],
  ['30% off everything with the OAKS30 discount code', ['OAKS30']],
  ['8% off. Use this coupon code: " 8XMEO "', ['8XMEO']],
  ['20% off the OAK7850 saw', []],
  ['50% off 50MM screws', []],
])('takes what names the worth of the offer for a code even there: %s', (text, codes) => {
  expect(findCodes(text, { bareToo: false })).toEqual(codes)
})

it('names each code once, in the case of its first mention', () => {
  expect(findCodes(marked('code **Oak2031** or [link] coupon: **OAK2031**'))).toEqual(['Oak2031'])
})

describe('in words of any language', () => {
  it.each([
    ['استخدم كود KHAYT10 لخصم ١٠٪', 'KHAYT10'],
    ['احصلي على خصم ٢٠٪ مع كود الخصم: NOOR20', 'NOOR20'],
    ['رمز الخصم SALAM عند الدفع', 'SALAM'],
    ['خصم 15% باستخدام القسيمة QAMAR15', 'QAMAR15'],
    ['أدخل FAJR عند الدفع', 'FAJR'],
    ['限定クーポン：HARU2026', 'HARU2026'],
    ['クーポンコード「SAKURA15」で15%オフ', 'SAKURA15'],
    ['クーポンコードはAKI500です', 'AKI500'],
    ['ご注文時に NATSU を入力すると1000円引き', 'NATSU'],
    ['Introduce VERANO15 al pagar', 'VERANO15'],
    ['con el código MOLINO', 'MOLINO'],
    ['Code promo : HIVER', 'HIVER'],
    ['Saisissez le code MARSEILLE lors du paiement', 'MARSEILLE'],
    ['Entrez NEIGE au moment du paiement', 'NEIGE'],
    ['-20 % grâce au code ETE20', 'ETE20'],
    ['Rabattcode WINTER beim Bezahlen eingeben', 'WINTER'],
    ['Einfach SOMMER beim Bezahlen eingeben', 'SOMMER'],
    ['Gebt an der Kasse EICHE5 ein und ihr bekommt 5 Euro Rabatt', 'EICHE5'],
    ['Geben Sie im Warenkorb EICHEL ein: 5 Euro Rabatt', 'EICHEL'],
    ['Brug koden SKOV15 og få 15%', 'SKOV15'],
    ['Indtast SOMMER ved kassen', 'SOMMER'],
    ['met kortingscode LENTE', 'LENTE'],
    ['Gebruik BLOEM bij het afrekenen', 'BLOEM'],
    ['inserisci il codice AUTUNNO al checkout', 'AUTUNNO'],
    ['com o código PRIMAVERA', 'PRIMAVERA'],
    ['KIS20 kodu ile %20 indirim', 'KIS20'],
    ['kupon kodu: BAHAR', 'BAHAR'],
    ['输入折扣码：QIUTIAN', 'QIUTIAN'],
    ['Enter SUMMER at checkout', 'SUMMER'],
    ['Type in LOYAL5 when you pay', 'LOYAL5'],
    ['Quote TRADE10 when ordering', 'TRADE10'],
  ])('"%s" names "%s", which is not shown', (text, code) => {
    const found = findCodes(text, { bareToo: false })
    expect(found.join()).toBe(code)
    expect(withoutCodes(text, found)).not.toContain(code)
  })

  it.each(['Pay at the TILL when ordering', 'Save 20USD at checkout', 'Lampen mit LED beim Bestellen wählen'])(
    '"%s" names none',
    (text) => {
      expect(findCodes(text, { bareToo: false })).toEqual([])
    },
  )
})
