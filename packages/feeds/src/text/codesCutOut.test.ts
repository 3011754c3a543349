import { describe, expect, it } from 'vitest'
import { withoutCodes } from './withoutCodes.ts'
import { withoutUrls } from './withoutUrls.ts'

/** A text, its code, and what is shown of it. */
type Case = readonly [text: string, code: string, shown: string]

const CASES: Readonly<Record<string, readonly Case[]>> = {
  English: [
    ['Get 15% off at Oak when you enter LEAF15 at checkout', 'LEAF15', 'Get 15% off at Oak'],
    ['Get 15% off at Oak when you enter LEAF15 at checkout.', 'LEAF15', 'Get 15% off at Oak.'],
    ['15% off lamps. Use LEAF15 just to claim the discount.', 'LEAF15', '15% off lamps.'],
    ['Enter LEAF15 to redeem the offer', 'LEAF15', ''],
    ['Special Code : LEAF15', 'LEAF15', ''],
    ['Lamps for less, special code : LEAF15', 'LEAF15', 'Lamps for less'],
    ['Use code LEAF15 to get 15% off lamps', 'LEAF15', 'Get 15% off lamps'],
    ['Use code LEAF15 for 15% off lamps', 'LEAF15', '15% off lamps'],
    ['Use code LEAF15 and save 15%', 'LEAF15', 'Save 15%'],
    ['Enter LEAF15 at checkout for 15% off lamps', 'LEAF15', '15% off lamps'],
    ['Lamps $20 w/ LEAF15', 'LEAF15', 'Lamps $20'],
    ['Lamps $20 { LEAF15 }', 'LEAF15', 'Lamps $20'],
    ['Lamps $20 (LEAF15, 15% off)', 'LEAF15', 'Lamps $20 (15% off)'],
    ['15% off at Oak.com LEAF15', 'LEAF15', '15% off at Oak.com'],
    ['15% off Vitamin A LEAF15', 'LEAF15', '15% off Vitamin A'],
    ['Users can use code LEAF15 to redeem the offer. Ends soon', 'LEAF15', 'Ends soon'],
    ['15% off if you use LEAF15 (ends Friday)', 'LEAF15', '15% off (ends Friday)'],
    ['15% off orders over $75+, code LEAF15, today only', 'LEAF15', '15% off orders over $75+, today only'],
    ['With code LEAF15 you get 15% off lamps', 'LEAF15', '15% off lamps'],
    ['With LEAF15 you save 15% on lamps', 'LEAF15', 'Save 15% on lamps'],
    ['Code LEAF15 gets you 15% off lamps', 'LEAF15', '15% off lamps'],
    ['LEAF15 takes $15 off lamps', 'LEAF15', '$15 off lamps'],
    ['With code LEAF15: lamps for less', 'LEAF15', 'Lamps for less'],
    ['15% off lamps, and with LEAF15 you get free delivery', 'LEAF15', '15% off lamps, you get free delivery'],
  ],
  German: [
    ['15 % auf Lampen – Rabattcode WINTER beim Bezahlen eingeben', 'WINTER', '15 % auf Lampen'],
    ['15 % auf Lampen. Einfach WINTER beim Bezahlen eingeben.', 'WINTER', '15 % auf Lampen.'],
    ['15 % auf Lampen, wenn du WINTER im Warenkorb eingibst', 'WINTER', '15 % auf Lampen'],
    ['Mit dem Code WINTER 15 % sparen', 'WINTER', '15 % sparen'],
    ['15 % auf Lampen dank des exklusiven Codes WINTER', 'WINTER', '15 % auf Lampen'],
    ['Gib WINTER ein und spare 15 %', 'WINTER', 'Spare 15 %'],
    ['Nutze WINTER, um den Rabatt zu erhalten', 'WINTER', ''],
    ['Mit dem Code WINTER sparst du 15 % auf Lampen', 'WINTER', '15 % auf Lampen'],
    ['Mit WINTER bekommst du alle Lampen billiger', 'WINTER', 'Alle Lampen billiger'],
    ['Mit dem Code WINTER gibt es 15 % auf Lampen', 'WINTER', '15 % auf Lampen'],
    ['Mit dem Gutscheincode WINTER erhalten Sie eine Lampe gratis', 'WINTER', 'Eine Lampe gratis'],
  ],
  French: [
    ['15 % sur les lampes grâce au code HIVER', 'HIVER', '15 % sur les lampes'],
    ['15 % sur les lampes avec HIVER lors du paiement', 'HIVER', '15 % sur les lampes'],
    ['Saisissez le code HIVER lors du paiement', 'HIVER', ''],
    ['Entrez HIVER au moment du paiement et obtenez 15 %', 'HIVER', 'Obtenez 15 %'],
    ["Utilisez HIVER pour profiter de l'offre. 15 % sur les lampes", 'HIVER', '15 % sur les lampes'],
    ['15 % sur les lampes en saisissant HIVER dans le panier', 'HIVER', '15 % sur les lampes'],
    ['Avec le code HIVER, vous obtenez 15 % sur les lampes', 'HIVER', '15 % sur les lampes'],
    ['Avec le code HIVER bénéficiez de 15 %', 'HIVER', 'Bénéficiez de 15 %'],
    ['Avec HIVER vous bénéficiez de 15 % sur les lampes', 'HIVER', '15 % sur les lampes'],
  ],
  Spanish: [
    ['15 % en lámparas. Introduce VERANO al pagar', 'VERANO', '15 % en lámparas.'],
    ['Introduce VERANO al pagar', 'VERANO', ''],
    ['15 % en lámparas con el cupón VERANO', 'VERANO', '15 % en lámparas'],
    ['Usa el código VERANO y ahorra 15 %', 'VERANO', 'Ahorra 15 %'],
    ['15 % en lámparas gracias al código especial VERANO', 'VERANO', '15 % en lámparas'],
    ['Usa VERANO para obtener el descuento', 'VERANO', ''],
    ['Con el código VERANO obtienes un 15 % en lámparas', 'VERANO', 'Un 15 % en lámparas'],
    ['Con VERANO podrás disfrutar de 15 % en lámparas', 'VERANO', '15 % en lámparas'],
  ],
  Danish: [
    ['15% på lamper når du indtaster SOMMER ved kassen', 'SOMMER', '15% på lamper'],
    ['Brug koden SOMMER og få 15% på lamper', 'SOMMER', 'Få 15% på lamper'],
    ['15% på lamper med rabatkoden SOMMER', 'SOMMER', '15% på lamper'],
    ['Brug SOMMER for at få rabatten', 'SOMMER', ''],
    ['Med koden SOMMER får du 15% på lamper', 'SOMMER', '15% på lamper'],
    ['Med SOMMER sparer du 15% på lamper', 'SOMMER', '15% på lamper'],
  ],
  Italian: [
    ['15% sulle lampade, inserisci il codice ESTATE al checkout', 'ESTATE', '15% sulle lampade'],
    ['15% sulle lampade grazie al codice ESTATE', 'ESTATE', '15% sulle lampade'],
    ['Inserisci ESTATE alla cassa e risparmia il 15%', 'ESTATE', 'Risparmia il 15%'],
    ['Usa ESTATE per ottenere lo sconto', 'ESTATE', ''],
    ['Con il codice ESTATE ottieni il 15% sulle lampade', 'ESTATE', '15% sulle lampade'],
  ],
  Dutch: [
    ['15% korting op lampen met kortingscode LENTE', 'LENTE', '15% korting op lampen'],
    ['Gebruik LENTE bij het afrekenen', 'LENTE', ''],
    ['Vul LENTE in en krijg 15% korting', 'LENTE', 'Krijg 15% korting'],
    ['15% korting op lampen als je LENTE gebruikt', 'LENTE', '15% korting op lampen'],
    ['Met de code LENTE krijg je 15% korting op lampen', 'LENTE', '15% korting op lampen'],
  ],
  Portuguese: [
    ['15% em lâmpadas com o cupom MAR15', 'MAR15', '15% em lâmpadas'],
    ['Digite MAR15 no carrinho', 'MAR15', ''],
    ['Use o código MAR15 e ganhe 15%', 'MAR15', 'Ganhe 15%'],
    ['Use MAR15 para aproveitar a oferta', 'MAR15', ''],
    ['Com o cupom MAR15 você ganha 15% em lâmpadas', 'MAR15', '15% em lâmpadas'],
  ],
  Turkish: [
    ['KIS20 kodu ile lambalarda %20 indirim', 'KIS20', 'Lambalarda %20 indirim'],
    ['Lambalarda %20 indirim, sepette KIS20 kodunu kullanın', 'KIS20', 'Lambalarda %20 indirim'],
    ['Lambalarda %20 indirim için KIS20 kodunu girin', 'KIS20', 'Lambalarda %20 indirim'],
  ],
  Arabic: [
    ['خصم 15% باستخدام القسيمة QAMAR15', 'QAMAR15', 'خصم 15%'],
    ['خصم 15% باستخدام الكود QAMAR15', 'QAMAR15', 'خصم 15%'],
    ['خصم 15% باستخدام الرمز QAMAR15 عند الدفع', 'QAMAR15', 'خصم 15%'],
    ['أدخل QAMAR15 عند الدفع', 'QAMAR15', ''],
    ['استخدم كود QAMAR15 للحصول على خصم 15%', 'QAMAR15', 'خصم 15%'],
  ],
  Japanese: [
    ['ご注文時に NATSU を入力すると1000円引き', 'NATSU', '1000円引き'],
    ['クーポンコード「NATSU」で15%オフ', 'NATSU', '15%オフ'],
    ['ランプ15%オフ クーポンコード：NATSU', 'NATSU', 'ランプ15%オフ'],
    ['NATSUを入力してください', 'NATSU', ''],
  ],
  Chinese: [
    ['使用QIU20立减20元', 'QIU20', '立减20元'],
    ['台灯8折，输入优惠码 QIU20', 'QIU20', '台灯8折'],
    ['结账时输入QIU20即可享8折', 'QIU20', '享8折'],
    ['使用折扣码：QIU20', 'QIU20', ''],
  ],
}

describe.each(Object.entries(CASES))('of a sentence in %s', (_, cases) => {
  it.each(cases)('"%s" nothing is left that led to %s', (text, code, shown) => {
    expect(withoutCodes(text, [code])).toBe(shown)
  })
})

it.each([
  ['15% off lamps, see https://oak.com/a', '15% off lamps'],
  ['15% off lamps. Click here: https://oak.com/a', '15% off lamps.'],
  ['Lamps for free at: https://oak.com/a when you sign up', 'Lamps for free when you sign up'],
  ['15 % auf Lampen, siehe https://oak.com/a', '15 % auf Lampen'],
  ['15 % sur les lampes sur https://oak.com/a', '15 % sur les lampes'],
  ['15 % en lámparas en https://oak.com/a', '15 % en lámparas'],
  ['15% på lamper hos https://oak.com/a', '15% på lamper'],
  ['ランプ15%オフ 詳細は https://oak.com/a', 'ランプ15%オフ'],
  ['台灯8折，点击 https://oak.com/a', '台灯8折'],
  ['خصم 15% على https://oak.com/a', 'خصم 15%'],
])('of "%s" nothing is left that led to the address', (text, shown) => {
  expect(withoutUrls(text)).toBe(shown)
})
