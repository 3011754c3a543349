import { type DiscountCase, bundle, free, freeDelivery, gift, lowest, money, percent, price } from './DiscountCase.ts'

export const DUTCH: readonly DiscountCase[] = [
  ['15% korting', percent(15)],
  ['Tot 35% korting op stoelen', percent(35, true)],
  ['Gratis bezorging vanaf € 20', freeDelivery],
  ['Kast voor € 89 i.p.v. € 129', price(89, 'EUR', 129)],
  ['10% korting', percent(10)],
  ['Bespaar 20%', percent(20)],
  ['Tot 50% korting', percent(50, true)],
  ['€ 10 korting', money(10, 'EUR')],
  ['10 euro korting bij € 50', money(10, 'EUR')],
  ['Nu € 49 in plaats van € 79', price(49, 'EUR', 79)],
  ['Van € 129 voor € 89', price(89, 'EUR', 129)],
  ['Vanaf € 9,99', lowest(9.99, 'EUR')],
  ['2 halen 1 betalen', bundle(1, 1)],
  ['2+1 gratis', bundle(2, 1)],
  ['Gratis verzending', freeDelivery],
  ['Gratis verzending vanaf € 25', freeDelivery],
  ['Geen verzendkosten', freeDelivery],
  ['Gratis cadeau bij elke bestelling', gift],
  ['Halve prijs', percent(50)],
  ['Gratis e-book', free],
]
