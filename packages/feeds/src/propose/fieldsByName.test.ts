import { describe, expect, it } from 'vitest'
import names from './columnNames.json' with { type: 'json' }
import { readColumnName } from './fieldsByName.ts'

const listFields = (column: string): string => readColumnName(column, 'en').fields.join(' ')

it.each([
  ['tytul', 'text'],
  ['cena_przed', 'discount.was'],
  ['BAGLANTI', 'link'],
])('the column %s, without the letters of its language, is %s', (column, field) => {
  expect(listFields(column)).toBe(field)
})

it.each([
  ['was', 'now'],
  ['Precio antes', 'Precio ahora'],
  ['Preis vorher', 'Preis jetzt'],
  ['Prix avant', 'Prix maintenant'],
  ['Pris før', 'Pris nu'],
  ['Prezzo prima', 'Prezzo adesso'],
  ['Preço antes', 'Preço agora'],
  ['Cena wcześniej', 'Cena teraz'],
  ['Pris innan', 'Pris nu'],
  ['Pris før', 'Pris nå'],
])('the columns %s and %s are the prices before and now', (was, now) => {
  expect([listFields(was), listFields(now)]).toEqual(['discount.was', 'discount.price'])
})

it.each([
  ['flight_from', 'flight_to'],
  ['valid_from', 'valid_to'],
  ['validity start', 'validity end'],
])('the columns %s and %s are the first and the last day', (from, to) => {
  expect([listFields(from), listFields(to)]).toEqual(['starts', 'ends'])
})

describe('the names of columns tell their fields', () => {
  it.each<[string, string, string]>([
    [
      'en',
      'Advertiser Name|Deal headline|Voucher code|Percent off|Live from|Good through|Small print|Sector',
      'name text codes discount.percent starts ends terms category',
    ],
    [
      'en',
      'merchant_name,offer_title,couponCode,DESTINATION-URL,trackingLink,offer_end_date',
      'name text codes link affiliate ends',
    ],
    [
      'de',
      'Werbetreibender|Gutscheintitel|Vorteilscode|Rabatthöhe|Gilt ab|Läuft ab am|Teilnahmebedingungen|Warengruppe|Zielseite|Werbelink',
      'name text codes discount.amount starts ends terms category link affiliate',
    ],
    [
      'fr',
      "Nom de l’annonceur|Intitulé de l'offre|Code avantage|Taux de remise|Valable du|Date d'échéance|Modalités|Rayon|Page de destination|Lien affilié",
      'name text codes discount.percent starts ends terms category link affiliate',
    ],
    [
      'es',
      'Comercio|Titular|Código descuento|Importe del descuento|Vigente desde|Fecha de caducidad|Bases legales|Rubro|Página web|Enlace de afiliado',
      'name text codes discount.money starts ends terms category link affiliate',
    ],
    [
      'da',
      'Annoncør|Overskrift|Kampagnekode|Rabat i kr|Gælder fra|Udløbsdato|Vilkår|Varegruppe|Landingsside|Sporingslink',
      'name text codes discount.money starts ends terms category link affiliate',
    ],
    [
      'it',
      'Negozio|Titolo offerta|Codice sconto|Prezzo scontato|Prezzo pieno|Valido dal|Scadenza|Regolamento|Link di affiliazione',
      'name text codes discount.price discount.was starts ends terms affiliate',
    ],
    [
      'nl',
      'Webwinkel|Actietitel|Kortingscode|Korting|Geldig vanaf|Geldig t/m|Actievoorwaarden|Rubriek|Doelpagina|Volglink',
      'name text codes discount.text starts ends terms category link affiliate',
    ],
    [
      'pt',
      'Lojista|Chamada|Código do cupom|Desconto|Válido a partir de|Validade|Regulamento|Setor|Site da loja|Link de rastreamento',
      'name text codes discount.text starts ends terms category link affiliate',
    ],
    [
      'ar',
      'اسم المتجر|عنوان العرض|كود الخصم|نسبة الخصم|تاريخ البداية|صالح حتى|الشروط والأحكام|التصنيف|رابط المتجر',
      'name text codes discount.percent starts ends terms category link',
    ],
    [
      'pl',
      'Sklep|Opis promocji|Kod rabatowy|Rabat|Ważny od|Ważny do|Regulamin|Branża|Adres sklepu|Link afiliacyjny|Minimalna wartość zamówienia (PLN)',
      'name text codes discount.text starts ends terms category link affiliate leastBasket',
    ],
    [
      'tr',
      'Mağaza|Kampanya|İndirim Kodu|İndirim|Başlangıç tarihi|Son Tarih|Kullanım koşulları|Kategori|Bağlantı|Takip linki',
      'name text codes discount.text starts ends terms category link affiliate',
    ],
    [
      'zh',
      '商家名称|优惠标题|优惠码|折扣|开始时间|有效期至|使用规则|分类|商家链接|推广链接|现价|原价',
      'name text codes discount.text starts ends terms category link affiliate discount.price discount.was',
    ],
    [
      'sv',
      'Butik|Erbjudande|Rabattkod|Rabatt|Giltig från|Går ut|Villkor|Bransch|Webbplats|Spårningslänk|Ord. pris',
      'name text codes discount.text starts ends terms category link affiliate discount.was',
    ],
    [
      'no',
      'Nettbutikk|Overskrift|Rabattkode|Rabattbeløp|Gjelder fra|Utløpsdato|Vilkår|Bransje|Nettside|Sporingslenke|Førpris',
      'name text codes discount.money starts ends terms category link affiliate discount.was',
    ],
    [
      'en',
      'Cpn code|Deal headline|promo_txt|Disc %|Reduc|Exp date|Lnk|Aff URL|Min spend|Merch.|Cat.|Excl.|Coupon #|Valid frm|S.No',
      'codes text description discount.percent discount.text ends link affiliate leastBasket name category terms codes starts id',
    ],
    [
      'en',
      'Merchant/Brand|Title / Headline|Website/URL|Terms/Conditions|Exp.|Orig. price|Selling price|Date posted',
      'name text link terms ends discount.was discount.price addedOn',
    ],
    [
      'ja',
      'ショップ名|オファー名|クーポンコード|割引率|開始日|有効期限|利用条件|ジャンル|リンク先URL',
      'name text codes discount.percent starts ends terms category link',
    ],
  ])('%s: %s', (_, header, fields) => {
    expect(header.split(/[|,]/).map(listFields).join(' ')).toBe(fields)
  })

  it.each([
    ['without its accents', 'Debut|Udloeber|Valido hasta|Laeuft ab am|Haendler', 'starts ends ends ends name'],
    [
      'with what leads and ends many',
      'Deal end date (UTC)|offer.title|attributes.offer_terms|Title *|Promo start time',
      'ends text terms text starts',
    ],
    [
      'with its unit',
      'Rabatt (%)|Korting %|Sconto percentuale|discount_pct|Rabatt (€)|Discount EUR|Price in GBP',
      'discount.percent discount.percent discount.percent discount.percent discount.money discount.money discount.price',
    ],
  ])('a name %s is the same name', (_, header, fields) => {
    expect(header.split('|').map(listFields).join(' ')).toBe(fields)
  })

  it('of a field within another record is its own, but for links and sums, which others have too', () => {
    const own = 'copy.headline|redemption.code|period.until|copy.smallPrint|advertiser.website'
    expect(own.split('|').map(listFields)).toEqual(['text', 'codes', 'ends', 'terms', 'link'])
    expect(['benefit.value', 'korzysc.wartosc', 'discount.kind'].map(listFields)).toEqual([
      'discount.amount',
      'discount.amount',
      'discount.type',
    ])
    const none = 'cover.url|commission.title|thing.amount|author.name|period'
    expect(none.split('|').map(listFields).join('')).toBe('')
  })

  it('says the currency of a sum, what no offer has, and nothing of other names', () => {
    expect(readColumnName('Preis (EUR)', 'de')).toMatchObject({ fields: ['discount.price'], currency: 'EUR' })
    expect(readColumnName('Provision', 'de')).toMatchObject({ fields: [], other: 'what the network pays' })
    expect(readColumnName('XK_7', 'en')).toMatchObject({ fields: [], other: null })
    expect(readColumnName('constructor', 'en')).toMatchObject({ fields: [], other: null })
  })

  it('leaves open what several fields are called', () => {
    expect(readColumnName('Name', 'en').fields).toEqual(['name', 'text'])
    expect(readColumnName('Fecha', 'es').fields).toEqual(['starts', 'ends', 'addedOn'])
  })
})

describe('the list of names', () => {
  const listed = Object.entries(names.fields).flatMap(([field, languages]) =>
    Object.entries(languages).flatMap(([language, list]) => list.split('|').map((name) => ({ field, language, name }))),
  )
  const several: Readonly<Record<string, readonly string[]>> = names.several

  it('has one field for each name, or says that it has several', () => {
    const wrong = listed.filter(({ field, name }) => {
      const fields: readonly string[] = readColumnName(name, 'en').fields
      return fields.length === 1 ? fields[0] !== field : !fields.includes(field)
    })
    expect(wrong).toEqual([])
    expect(Object.entries(several).filter(([name, fields]) => listFields(name) !== fields.join(' '))).toEqual([])
  })

  it('has a dozen of each usual field in English, German, French, Spanish and Danish', () => {
    const usual = ['name', 'link', 'text', 'codes', 'starts', 'ends']
    const few = usual.flatMap((field) =>
      ['en', 'de', 'fr', 'es', 'da']
        .filter((language) => listed.filter((one) => one.field === field && one.language === language).length < 12)
        .map((language) => `${field} ${language}`),
    )
    expect(few).toEqual([])
  })
})

it('of one of two names may have the meaning of either', () => {
  expect(readColumnName('Coupon/Deal', 'en').fields).toEqual(['codes', 'text'])
  expect(readColumnName('Store / Site', 'en').fields).toEqual(['name', 'link'])
  expect(readColumnName('Shop/Weather', 'en').fields).toEqual([])
})

it('are known in every language', () => {
  const languages = Object.keys(names.fields.name)
  for (const list of Object.values(names.fields)) expect(Object.keys(list)).toEqual(languages)
  expect(Object.keys(names.standing)).toEqual(languages)
  expect(Object.keys(names.withdrawn)).toEqual(languages)
})
