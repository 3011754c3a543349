import { describe, expect, it } from 'vitest'
import type { Discount } from '../discount/Discount.ts'
import { findDiscount } from './findDiscount.ts'

const percent = (value: number, upTo = false): Discount => ({ kind: 'percent', percent: value, upTo })
const money = (amount: number, currency: string, upTo = false): Discount => ({ kind: 'money', amount, currency, upTo })
const price = (amount: number, currency: string, was: number | null = null): Discount => ({
  kind: 'price',
  amount,
  was,
  currency,
  from: false,
})
const lowest = (amount: number, currency: string): Discount => ({
  kind: 'price',
  amount,
  was: null,
  currency,
  from: true,
})
const bundle = (buy: number, get: number): Discount => ({
  kind: 'bundle',
  buy,
  get,
  saving: { kind: 'percent', percent: 100 },
})
const gift: Discount = { kind: 'gift' }
const freeDelivery: Discount = { kind: 'free-delivery' }

/** How each language says the same few things; words are in `words/discounts.json`. */
const CASES: Readonly<Record<string, readonly (readonly [string, Discount | null])[]>> = {
  English: [
    ['Up to half price on boots', percent(50, true)],
    ['Kettles from £25', lowest(25, 'GBP')],
    ['Buy two, the cheapest is free', bundle(1, 1)],
    ['Buy three get one free', bundle(3, 1)],
    ['4 for 3 on socks', bundle(3, 1)],
    ['Free tea towel with every order', gift],
    ['Free delivery on orders over £40', freeDelivery],
    ['8% cashback', null],
    ['Cashback of 3% on all', null],
    ['$31 (enter code OAK31)', price(31, 'USD')],
    ['NZ$ 15 off', money(15, 'NZD')],
    ['Save $40 CAD', money(40, 'CAD')],
  ],
  Arabic: [
    ['خصم ٢٥٪ على الأثاث', percent(25)],
    ['تخفيضات تصل إلى 70%', percent(70, true)],
    ['خصم 40 درهم على أول طلب', money(40, 'AED')],
    ['شحن مجاني للطلبات فوق 200 درهم', freeDelivery],
    ['ساعات تبدأ من 350 ريال', lowest(350, 'SAR')],
    ['حقيبة بسعر 80 درهم بدلا من 160 درهم', price(80, 'AED', 160)],
    ['هدية مع كل علبة', gift],
    ['استرداد نقدي 4%', null],
  ],
  Danish: [
    ['Spar op til 30 % på puder', percent(30, true)],
    ['Spar 75 kr.', money(75, 'DKK')],
    ['200 kr. rabat', money(200, 'DKK')],
    ['Gratis levering ved køb over 500 kr.', freeDelivery],
    ['Lamper fra 149 kr.', lowest(149, 'DKK')],
    ['Stol 799 kr. (før 1.299 kr.)', price(799, 'DKK', 1299)],
    ['Tag 3, betal for 2', bundle(2, 1)],
  ],
  German: [
    ['Sichere dir 12 % Rabatt', percent(12)],
    ['Bis zu 45 % auf Betten', percent(45, true)],
    ['15 € Rabatt ab 90 €', money(15, 'EUR')],
    ['10-€-Gutschein für Neukunden', money(10, 'EUR')],
    ['Gratis Versand ab 25 €', freeDelivery],
    ['Kissen schon ab 9,99 €', lowest(9.99, 'EUR')],
    ['Sofa für 1.199,00 € statt 1.599,00 €', price(1199, 'EUR', 1599)],
    ['4 kaufen, 3 bezahlen', bundle(3, 1)],
    ['Gratis-Tasche ab 60 €', gift],
    ['3 % Cashback', null],
  ],
  Spanish: [
    ['Hasta 40 % de descuento', percent(40, true)],
    ['Ahorra 25 € en muebles', money(25, 'EUR')],
    ['Descuento de 10 €', money(10, 'EUR')],
    ['$150 MXN de descuento', money(150, 'MXN')],
    ['Envíos gratis desde 50 €', freeDelivery],
    ['Mochilas desde 30 €', lowest(30, 'EUR')],
    ['Silla por 45 € (antes 90 €)', price(45, 'EUR', 90)],
    ['Lleva 3 y paga 2', bundle(2, 1)],
    ['Sofás a mitad de precio', percent(50)],
  ],
  French: [
    ['Jusqu’à 30 % sur les tapis', percent(30, true)],
    ['-15 % sur tout', percent(15)],
    ['25 € de remise', money(25, 'EUR')],
    ['Remise de 8 €', money(8, 'EUR')],
    ['Livraison gratuite dès 35 €', freeDelivery],
    ['Vases à partir de 12 €', lowest(12, 'EUR')],
    ['Chaise à 1 049 € au lieu de 1 399 €', price(1049, 'EUR', 1399)],
    ['3 pour le prix de 2', bundle(2, 1)],
    ['Un cadeau pour toute commande', gift],
    ['2 % remboursés', null],
  ],
  Japanese: [
    ['最大70％OFF', percent(70, true)],
    ['2割引', percent(20)],
    ['全品半額', percent(50)],
    ['800円オフ', money(800, 'JPY')],
    ['5,000円以上で送料無料', freeDelivery],
    ['グラスは500円から', lowest(500, 'JPY')],
    ['5%ポイント還元', null],
  ],
  Portuguese: [
    ['Até 60% de desconto', percent(60, true)],
    ['R$ 50 de desconto', money(50, 'BRL')],
    ['Frete grátis acima de R$ 199', freeDelivery],
    ['Leve 3 pague 2', bundle(2, 1)],
  ],
  Italian: [
    ['Sconto del 20%', percent(20)],
    ['Fino al 55% di sconto', percent(55, true)],
    ['Spedizione gratis da 39 €', freeDelivery],
    ['Tavolo a 99 € invece di 149 €', price(99, 'EUR', 149)],
    ['Prendi 3 paghi 2', bundle(2, 1)],
  ],
  Dutch: [
    ['15% korting', percent(15)],
    ['Tot 35% korting op stoelen', percent(35, true)],
    ['Gratis bezorging vanaf € 20', freeDelivery],
    ['Kast voor € 89 i.p.v. € 129', price(89, 'EUR', 129)],
  ],
  Turkish: [
    ['%35 indirim', percent(35)],
    ["%70'e varan indirim", percent(70, true)],
    ['150 TL indirim', money(150, 'TRY')],
    ['Ücretsiz kargo', freeDelivery],
  ],
  Chinese: [
    ['全场7.5折', percent(25)],
    ['低至3折', percent(70, true)],
    ['满300减50元', money(50, 'CNY')],
    ['买一送一', bundle(1, 1)],
    ['全场包邮', freeDelivery],
  ],
}

describe.each(Object.entries(CASES))('in %s', (_language, cases) => {
  it.each(cases)('%s', (text, discount) => {
    expect(findDiscount(text.replaceAll('’', "'"))).toEqual(discount)
  })
})
