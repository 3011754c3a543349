import { type DiscountCase, bundle, free, freeDelivery, gift, lowest, money, percent, price } from './DiscountCase.ts'

export const ITALIAN: readonly DiscountCase[] = [
  ['Sconto del 20%', percent(20)],
  ['Fino al 55% di sconto', percent(55, true)],
  ['Spedizione gratis da 39 €', freeDelivery],
  ['Tavolo a 99 € invece di 149 €', price(99, 'EUR', 149)],
  ['Prendi 3 paghi 2', bundle(2, 1)],
  ['10% di sconto', percent(10)],
  ['Sconto 15%', percent(15)],
  ['Fino al 50%', percent(50, true)],
  ['Risparmia il 20%', percent(20)],
  ['Risparmia 10 €', money(10, 'EUR')],
  ['10 € di sconto', money(10, 'EUR')],
  ['Buono da 5 €', money(5, 'EUR')],
  ['49 € anziché 79 €', price(49, 'EUR', 79)],
  ['A partire da 9,99 €', lowest(9.99, 'EUR')],
  ['Spedizione gratuita', freeDelivery],
  ['Spedizione gratuita sopra i 39 €', freeDelivery],
  ['Omaggio con ogni ordine', gift],
  ['3x2 sui libri', bundle(2, 1)],
  ['Metà prezzo', percent(50)],
  ['Primo mese gratis', free],
]
