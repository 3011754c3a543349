import type { OfferMessages } from './OfferMessages.ts'

export const fr: OfferMessages = {
  discount: {
    percent: (figure, upTo) => `${upTo ? 'jusqu’à ' : ''}${figure} de remise`,
    money: (figure, upTo) => `${upTo ? 'jusqu’à ' : ''}${figure} de remise`,
    price: (figure, was, isLowest) => {
      if (isLowest) return `dès ${figure}`
      return was === null ? `seulement ${figure}` : `${figure} au lieu de ${was}`
    },
    'free-delivery': 'livraison offerte',
    gift: 'cadeau offert',
    free: 'gratuit',
    credits: (figure, upTo) => `${upTo ? 'jusqu’à ' : ''}${figure} de crédits`,
    bundleFree: (all, paid) => `${all} pour ${paid}`,
    bundleOff: (buy, get, figure) => `${figure} de remise sur ${get} pour ${buy} acheté${buy > 1 ? 's' : ''}`,
    quantityOff: (buy, figure) => `${figure} de remise pour ${buy} acheté${buy > 1 ? 's' : ''}`,
  },
  title: (product, worth) => `${product}\u202F: ${worth}`,
  selectedItems: 'Articles sélectionnés',
  excludedItems: 'Certains articles exclus',
}
