/** Ways to say one thing, in the languages of the sites: English, German, French, Spanish, Danish, Japanese, Arabic. */
const anyOf = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'i')

export const NEW_CUSTOMERS = anyOf(
  String.raw`\bnew (?:customers?|users?|members?|subscribers?)\b|\bfirst[- ]time (?:customers?|users?)\b`,
  String.raw`\bneukund(?:e|en|in|innen)\b`,
  String.raw`\bnouve(?:aux?|lles?) (?:client|utilisat|abonn|adh[eé]rent)`,
  String.raw`\bnuev[oa]s? (?:client|usuari|suscriptor|soci[oa]s)`,
  String.raw`\bnye? (?:kunder?|brugere?|medlem)`,
  '新規の?(?:お客様|会員|顧客|登録|ユーザー|ご登録|ご購入)|初回(?:限定|購入|注文|ご購入|ご注文|のお客様)',
  '(?:عملاء|العملاء|للعملاء|المستخدمين|للمستخدمين|الأعضاء|للأعضاء) (?:ال)?جدد|عميل جديد',
)

export const STUDENTS = anyOf(
  String.raw`\bstudents?\b`,
  String.raw`\b(?:studierende[nr]?|student(?:en|in|innen))\b`,
  'étudiant',
  String.raw`\bestudiantes?\b`,
  String.raw`\bstuderende\b|\bstudierabat\b`,
  '学生|学割',
  'طلاب|الطالب|طالب جامع',
)

/** That it is for the app alone, not that there is one. */
export const APP_USERS = anyOf(
  String.raw`\bapp[- ](?:only|exclusive)\b|\b(?:only|exclusively|just) (?:in|via|through|on|using|with) (?:the|our) (?:\w+ )?app\b(?! ?store)|\b(?:in|via|through|on) (?:the|our) app only\b`,
  String.raw`\bnur (?:in|über|per|mit) (?:(?:der|die|unserer?) )?(?:[\w-]+[ -])?app\b|\bapp[- ]exklusiv`,
  String.raw`\b(?:uniquement|exclusivement|seulement) (?:sur|via|dans|avec) (?:l['’]|notre )app`,
  String.raw`\b(?:s[oó]lo|exclusiv\w+|[uú]nicamente) (?:en|desde|para|a trav[eé]s de) (?:la|nuestra) app`,
  String.raw`\bkun (?:i|via|gennem|med) (?:vores )?app(?:en)?\b`,
  'アプリ(?:限定|のみ|専用)',
  '(?:عبر|على|في|من خلال) التطبيق فقط|فقط (?:عبر|على|في|من خلال) التطبيق|حصري\\S* (?:عبر|على|في) التطبيق',
)

/** One use for each shopper. */
export const ONE_USE = anyOf(
  String.raw`\b(?:one|1|single) (?:use|redemption|code|voucher|coupon|time use) per (?:customer|person|account|user|household|member|shopper)\b|\b(?:once|one time) per (?:customer|person|account|user|household|member)\b|\b(?:only be|be) used (?:only )?once\b`,
  String.raw`\b(?:einmal|einmalig|1x|1 ?mal) (?:pro|je) (?:kund|person|haushalt|konto|nutzer)|\b(?:nur )?einmal(?:ig)? einlösbar\b`,
  String.raw`\bune? (?:seule )?(?:utilisation|fois|commande|code) par (?:client|personne|foyer|compte)|\butilisable une (?:seule )?fois\b`,
  String.raw`\buna? (?:solo |sola )?(?:uso|cup[oó]n|c[oó]digo|vez) por (?:cliente|persona|cuenta|usuario|hogar)|\bun solo uso\b`,
  String.raw`(?:én|\ben|\b1) gang (?:pr\.?|per) (?:kunde|person|husstand|konto)|\bkun bruges én gang`,
  '(?:お?一人様|お?ひとり様|お?1人様?|1アカウント)(?:につき|さま)?、?(?:1|１|一)回|(?:1|１|一)回限り',
  'مرة واحدة (?:فقط )?لكل|(?:يستخدم|استخدامه|استخدام الرمز|استخدام الكود) مرة واحدة',
)

export const SELECTED_ITEMS = anyOf(
  String.raw`\b(?:selected|select|participating) (?:items?|products?|styles?|lines?|brands?|ranges?|models?)\b`,
  String.raw`\b(?:ausgewählte|bestimmte|teilnehmende)[nrms]? (?:artikel|produkt|marken|modelle|styles)`,
  String.raw`\b(?:articles|produits) sélectionnés|\bune sélection (?:d['’]articles|de produits)`,
  String.raw`\b(?:artículos|productos|marcas|modelos) seleccionad[oa]s\b`,
  String.raw`\budvalgte (?:varer|produkter|styles|mærker|modeller)\b`,
  '対象(?:商品|アイテム)(?!外)|一部(?:の)?商品(?!を?除)',
  '(?:المنتجات|منتجات|الأصناف|أصناف) (?:ال)?(?:مختارة|محددة)',
)

export const EXCLUDED_ITEMS = anyOf(
  String.raw`\bexclusions apply\b|\bexclud(?:es|ing)\b|\b(?:items?|products?|brands?) (?:are )?excluded\b|\bnot (?:valid |applicable |available )?(?:on|for) (?:sale|reduced|discounted|selected|clearance|already)\b|\bexcept (?:for )?(?:sale|reduced|discounted|selected|clearance)\b`,
  String.raw`\bausgenommen\b|\bausgeschlossen\b|\b(?:gilt nicht|nicht gültig) (?:für|auf)\b`,
  String.raw`\bhors (?:soldes|promotions?|articles|produits|marques)\b|\bnon (?:valable|applicable) sur\b|\bexclus? de l['’]offre`,
  String.raw`\bexcluye|\b(?:artículos|productos|marcas) (?:excluid|en rebajas excluid)|\bno (?:válid|aplicable)[oa]? (?:para|en|a|sobre) (?:artículos|productos|marcas|rebajas)`,
  String.raw`\bgælder ikke (?:for|på|allerede|nedsatte|udsalgs)|\bundtaget\b|\bbortset fra\b`,
  '対象外|(?:商品|品|ブランド|アイテム)(?:を|は)?除(?:く|き|外)',
  'باستثناء|(?:لا يشمل|لا يسري على|لا ينطبق على)|مستثنا[ةه]',
)

/** Who says that something is not so says nothing of who may use an offer. */
export const NEGATION = anyOf(
  String.raw`\b(?:not|cannot|can['’]t|no|without|nicht|kein\w*|ne|pas|non|sin|ikke)\b|except|ない|ません|対象外|除|(?:^|\s)(?:لا|غير|باستثناء)(?:\s|$)`,
)

const SIGN = String.raw`(?:US\$|CA?\$|AU?\$|[$£€¥￥₺]|USD|EUR|GBP|DKK|JPY|AED|SAR|TL|kr\.?|円|درهم|ريال)`
const SUM = String.raw`\d(?:[\d.,]{0,12}\d)?`
/** With its currency before or behind. */
const MONEY = String.raw`(${SIGN}\s?${SUM}|${SUM}\s?${SIGN})`
/** Without one of these no sum is money. */
export const CURRENCY = new RegExp(SIGN, 'i')
const leastBasket = (before: string, behind = ''): RegExp => new RegExp(before + MONEY + behind, 'i')

/** "$25 off $75 at Oak" asks for a basket, "$25 off $75 saws" names a price. */
const TO_THE_END = String.raw`(?:\+|(?= (?:or more|(?:[\w-]+ )?(?:orders?|purchases?))\b)|\s*(?=$|[.,;:!?)\]|]|(?:at|online|with|when|using|w\/|from)\b))`

/** That nothing is paid for delivery from some basket on says nothing of what else an offer gives. */
export const FREE_DELIVERY_FROM = new RegExp(
  String.raw`(?:\bfree (?:[\w-]+ )?(?:shipping|delivery|ship|postage)\b|\bversandkostenfrei\b|\bkostenlose[rn]? (?:versand|lieferung)\b|\blivraison (?:gratuite|offerte)\b|\benvíos? gratis\b|\b(?:gratis|fri) (?:fragt|levering)\b)[^.;|()\d]{0,50}${SIGN}?\s?${SUM}`,
  'gi',
)

/** What a basket must be worth at least: the sum is the first group. */
export const LEAST_BASKETS: readonly RegExp[] = [
  leastBasket(String.raw`\b(?:orders?|purchases?|baskets?) (?:of|over|above) (?:at least )?`),
  leastBasket(String.raw`\b(?:when |if )you spend (?:at least |over |more than )?`),
  leastBasket(String.raw`\bspend (?:at least |over |more than )`),
  leastBasket(String.raw`\bspend `, String.raw`(?:\+| or more\b| and (?:get|receive|save)\b)`),
  leastBasket(String.raw`\d off (?:of )?(?:any |your |an? )?`, TO_THE_END),
  leastBasket(String.raw`\borders? `, String.raw`\+`),
  leastBasket(String.raw`\bwith (?:any |your |an? )?`, String.raw`\+? (?:[\w-]+ )?(?:orders?|purchases?)\b`),
  leastBasket(String.raw`\bfree (?:[\w-]+ )?(?:shipping|delivery|postage) (?:(?:on|over|from|above|of) )*`),
  leastBasket(String.raw`\bab `, String.raw`\s(?:mindest)?(?:bestellwert|einkaufswert|warenkorbwert|einkauf|umsatz)`),
  leastBasket(String.raw`\bcommandes? (?:supérieures? à|de plus de|à partir de|dès) `),
  leastBasket(String.raw`\bmin(?:imum|\.)? (?:spend|order|purchase|basket)(?: value| amount)?(?: of|:| is)? ?`),
  leastBasket(
    String.raw`\b(?:mindestbestellwert|mbw|mindesteinkauf(?:swert)?|mindestumsatz|ab (?:einem )?(?:bestellwert|einkaufswert|warenkorb(?:wert)?|einkauf))(?: von| ab|:)? `,
  ),
  leastBasket(String.raw`(?:dès|à partir de) `, String.raw`\s(?:d['’]achats?|de commande)`),
  leastBasket(String.raw`\bminimum (?:d['’]achats?|de commande)(?: de|:)? `),
  leastBasket(
    String.raw`\b(?:(?:pedido|compra) mínim[oa](?: de|:)?|(?:pedidos|compras) (?:superiores a|a partir de|de más de|desde)) `,
  ),
  leastBasket(
    String.raw`\b(?:ved (?:køb|ordre[r]?)|mindstekøb|minimumskøb|minimumsbeløb)(?: (?:for|over|på|af|fra))?(?: mindst| min\.| minimum)? `,
  ),
  leastBasket('', '以上の?(?:ご?購入|お?買い?上げ|ご?注文|ご?利用)'),
  leastBasket('(?:للطلبات|الطلبات|للمشتريات) (?:فوق|التي تزيد عن|أكثر من|بقيمة) '),
  leastBasket('الحد الأدنى (?:للطلب|للشراء|لقيمة الطلب)(?: هو|:)? '),
]
