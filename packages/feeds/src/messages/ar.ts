import type { OfferMessages } from './OfferMessages.ts'

export const ar: OfferMessages = {
  discount: {
    percent: (figure, upTo) => (upTo ? `خصم حتى ${figure}` : `خصم ${figure}`),
    money: (figure, upTo) => (upTo ? `خصم حتى ${figure}` : `خصم ${figure}`),
    price: (figure, was, isLowest) => {
      if (isLowest) return `يبدأ من ${figure}`
      return was === null ? `بسعر ${figure} فقط` : `بسعر ${figure} بدلًا من ${was}`
    },
    'free-delivery': 'توصيل مجاني',
    gift: 'هدية مجانية',
    free: 'مجانًا',
    credits: (figure, upTo) => `${upTo ? 'حتى ' : ''}${figure} رصيدًا`,
    bundleFree: (all, paid) => `${all} بسعر ${paid}`,
    bundleOff: (buy, get, figure) => `اشترِ ${buy} واحصل على ${get} بخصم ${figure}`,
    quantityOff: (buy, figure) => `خصم ${figure} عند شراء ${buy}`,
  },
  title: (product, worth) => `${product}: ${worth}`,
  selectedItems: 'منتجات مختارة',
  excludedItems: 'تُستثنى بعض المنتجات',
}
