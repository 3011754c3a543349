import type { Discount } from '../discount/Discount.ts'
import type { OfferMessages } from './OfferMessages.ts'

function en(delivery: string): OfferMessages {
  return {
    discount: {
      percent: (figure, upTo) => `${upTo ? 'up to ' : ''}${figure} off`,
      money: (figure, upTo) => `${upTo ? 'up to ' : ''}${figure} off`,
      price: (figure, was, isLowest) => {
        if (isLowest) return `from ${figure}`
        return was === null ? `only ${figure}` : `${figure} instead of ${was}`
      },
      'free-delivery': `free ${delivery}`,
      gift: 'a free gift',
      free: 'free',
      credits: (figure, upTo) => `${upTo ? 'up to ' : ''}${figure} in credits`,
      bundleFree: (all, paid) => `${all} for ${paid}`,
      bundleOff: (buy, get, figure) => `buy ${buy}, get ${get} with ${figure} off`,
      quantityOff: (buy, figure) => `${figure} off when you buy ${buy}`,
    },
    title: writeTitle,
    selectedItems: 'Selected items',
    excludedItems: 'Some items excluded',
  }
}

export const enUS = en('shipping')
export const enGB = en('delivery')

function writeTitle(product: string, worth: string, kind: Discount['kind']): string {
  switch (kind) {
    case 'percent':
    case 'money':
      return `${capitalise(worth)} ${product}`
    case 'free':
      return `${product} for free`
    case 'free-delivery':
      return `${capitalise(worth)} at ${product}`
    case 'gift':
      return `Free gift with ${product}`
    default:
      return `${product}: ${worth}`
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
