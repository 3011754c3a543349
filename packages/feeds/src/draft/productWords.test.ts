import { describe, expect, it } from 'vitest'
import { keyWords, productWords } from './productWords.ts'

const OAK = {
  domain: 'oak.com',
  merchantName: 'Oak',
  discount: { kind: 'percent', percent: 20, upTo: false },
} as const

describe('productWords', () => {
  it.each([
    '20% off everything',
    '20% off this weekend',
    '20% off, no code needed',
    'Black Friday: 20% off everything at Oak',
    'US$20 off Oak',
    'S$20 off',
    '20TL indirim',
    'Spar 20kr',
    'Mit uns sparst du 20 %',
    'Nu får du 20 %',
    'Nur dieses Wochenende: 20 % auf alles',
    '20 % de remise, sans code',
    '20% de descuento este fin de semana',
    'Tüm ürünlerde %20 indirim',
    '全场 20% 折扣',
    '20% korting, geen code nodig',
    '20% di sconto su tutto, solo questo weekend',
    '20% de desconto em todo o site, sem cupom',
    'خصم 20% لفترة محدودة',
  ])('are none where any offer says as much: %s', (title) => {
    expect(productWords({ ...OAK, title })).toEqual([])
  })

  it.each([
    ['20% off weekend breaks', ['breaks', 'weekend']],
    ['20% off black boots', ['black', 'boots']],
    ['20% off lamps this weekend', ['lamps']],
    ['Lamps from €29', ['lamps']],
    ['20 % auf Lampen', ['lampen']],
    ['Left-hand scissors, 20% off', ['hand', 'left', 'scissors']],
  ])('say what an offer is on: %s', (title, words) => {
    expect(productWords({ ...OAK, title })).toEqual(words)
  })
})

/** Coupons are stored under keys that were made with these: they stay as they are, whatever else is found to say nothing. */
describe('keyWords', () => {
  it.each([
    ['20% off this weekend', 'weekend'],
    ['US$20 off lamps', 'lamps us'],
    ['Black Friday: 20% off, no code needed', 'black friday needed'],
    ['Mit uns sparst du 20 %', 'sparst uns'],
    ['Her får du 20 %', 'faar her'],
    ['Tüm ürünlerde %20 indirim', 'indirim tum urunlerde'],
  ])('%s', (title, words) => {
    expect(keyWords({ ...OAK, title }).join(' ')).toBe(words)
  })
})
