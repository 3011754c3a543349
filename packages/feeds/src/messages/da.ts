import type { OfferMessages } from './OfferMessages.ts'

export const da: OfferMessages = {
  discount: {
    percent: (figure, upTo) => `${upTo ? 'op til ' : ''}${figure} rabat`,
    money: (figure, upTo) => `${upTo ? 'op til ' : ''}${figure} rabat`,
    price: (figure, was, isLowest) => {
      if (isLowest) return `fra ${figure}`
      return was === null ? `kun ${figure}` : `${figure} i stedet for ${was}`
    },
    'free-delivery': 'gratis fragt',
    gift: 'gratis gave',
    free: 'gratis',
    credits: (figure, upTo) => `${upTo ? 'op til ' : ''}${figure} i kredit`,
    bundleFree: (all, paid) => `tag ${all}, betal ${paid}`,
    bundleOff: (buy, get, figure) => `køb ${buy}, få ${get} med ${figure} rabat`,
    quantityOff: (buy, figure) => `${figure} rabat ved køb af ${buy}`,
  },
  title: (product, worth) => `${product}: ${worth}`,
  selectedItems: 'Udvalgte varer',
  excludedItems: 'Nogle varer undtaget',
}
