import type { OfferMessages } from './OfferMessages.ts'

export const de: OfferMessages = {
  discount: {
    percent: (figure, upTo) => `${upTo ? 'bis zu ' : ''}${figure} Rabatt`,
    money: (figure, upTo) => `${upTo ? 'bis zu ' : ''}${figure} Rabatt`,
    price: (figure, was, isLowest) => {
      if (isLowest) return `ab ${figure}`
      return was === null ? `nur ${figure}` : `${figure} statt ${was}`
    },
    'free-delivery': 'kostenloser Versand',
    gift: 'Gratisgeschenk',
    free: 'kostenlos',
    credits: (figure, upTo) => `${upTo ? 'bis zu ' : ''}${figure} Guthaben`,
    bundleFree: (all, paid) => `${all} für ${paid}`,
    bundleOff: (buy, get, figure) => `${buy} kaufen, ${get} mit ${figure} Rabatt dazu`,
    quantityOff: (buy, figure) => `${figure} Rabatt ab ${buy} Stück`,
  },
  title: (product, worth) => `${product}: ${worth}`,
  selectedItems: 'Ausgewählte Artikel',
  excludedItems: 'Manches ausgenommen',
}
