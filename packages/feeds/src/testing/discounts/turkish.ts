import { type DiscountCase, bundle, freeDelivery, gift, lowest, money, percent, price } from './DiscountCase.ts'

export const TURKISH: readonly DiscountCase[] = [
  ['%35 indirim', percent(35)],
  ["%70'e varan indirim", percent(70, true)],
  ['150 TL indirim', money(150, 'TRY')],
  ['Ücretsiz kargo', freeDelivery],
  ['%20 indirim', percent(20)],
  ['Yüzde 15 indirim', percent(15)],
  ["%50'ye varan indirim", percent(50, true)],
  ['100 TL indirim', money(100, 'TRY')],
  ['500 TL üzeri 75 TL indirim', money(75, 'TRY')],
  ['299 TL yerine 199 TL', price(199, 'TRY', 299)],
  ["49,90 TL'den başlayan fiyatlarla", lowest(49.9, 'TRY')],
  ['3 al 2 öde', bundle(2, 1)],
  ['Kargo bedava', freeDelivery],
  ['Ücretsiz teslimat', freeDelivery],
  ['Hediye seti', gift],
  ['Yarı fiyatına', percent(50)],
  ['500 TL ve üzeri alışverişlerde kargo bedava', freeDelivery],
]
