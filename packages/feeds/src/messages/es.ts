import type { OfferMessages } from './OfferMessages.ts'

export const es: OfferMessages = {
  discount: {
    percent: (figure, upTo) => (upTo ? `hasta un ${figure} de descuento` : `${figure} de descuento`),
    money: (figure, upTo) => (upTo ? `hasta ${figure} de descuento` : `${figure} de descuento`),
    price: (figure, was, isLowest) => {
      if (isLowest) return `desde ${figure}`
      return was === null ? `por solo ${figure}` : `${figure} en lugar de ${was}`
    },
    'free-delivery': 'envío gratis',
    gift: 'regalo incluido',
    free: 'gratis',
    credits: (figure, upTo) => `${upTo ? 'hasta ' : ''}${figure} en créditos`,
    bundleFree: (all, paid) => `${all} por ${paid}`,
    bundleOff: (buy, get, figure) => `compra ${buy} y llévate ${get} con ${figure} de descuento`,
    quantityOff: (buy, figure) => `${figure} de descuento al comprar ${buy}`,
  },
  title: (product, worth) => `${product}: ${worth}`,
  selectedItems: 'Artículos seleccionados',
  excludedItems: 'Algunos artículos excluidos',
}
