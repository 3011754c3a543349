import { type DiscountCase, bundle, freeDelivery, gift, lowest, money, percent, price } from './DiscountCase.ts'

export const PORTUGUESE: readonly DiscountCase[] = [
  ['Até 60% de desconto', percent(60, true)],
  ['R$ 50 de desconto', money(50, 'BRL')],
  ['Frete grátis acima de R$ 199', freeDelivery],
  ['Leve 3 pague 2', bundle(2, 1)],
  ['10% de desconto', percent(10)],
  ['20% OFF', percent(20)],
  ['Até 50% OFF', percent(50, true)],
  ['Ganhe 15% de desconto', percent(15)],
  ['R$ 30 OFF', money(30, 'BRL')],
  ['R$ 20 de desconto na primeira compra', money(20, 'BRL')],
  ['Economize R$ 50', money(50, 'BRL')],
  ['De R$ 199 por R$ 149', price(149, 'BRL', 199)],
  ['A partir de R$ 39,90', lowest(39.9, 'BRL')],
  ['Frete grátis', freeDelivery],
  ['Frete grátis acima de R$ 99', freeDelivery],
  ['Brinde em todas as compras', gift],
  ['Compre 2 e leve 3', bundle(2, 1)],
  ['Metade do preço', percent(50)],
  ['Portes grátis em encomendas a partir de 30 €', freeDelivery],
  ['Ganhe uma bolsa na compra de qualquer bota', gift],
]
