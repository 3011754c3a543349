import type { OfferMessages } from './OfferMessages.ts'

export const ja: OfferMessages = {
  discount: {
    percent: (figure, upTo) => `${upTo ? '最大' : ''}${figure}オフ`,
    money: (figure, upTo) => `${upTo ? '最大' : ''}${figure}オフ`,
    price: (figure, was, isLowest) => {
      if (isLowest) return `${figure}から`
      return was === null ? `特別価格${figure}` : `通常${was}が${figure}`
    },
    'free-delivery': '送料無料',
    gift: 'プレゼント付き',
    free: '無料',
    credits: (figure, upTo) => `${upTo ? '最大' : ''}${figure}分のクレジット`,
    bundleFree: (all, paid) => `${paid}点分で${all}点`,
    bundleOff: (buy, get, figure) => `${buy}点購入で${get}点が${figure}オフ`,
    quantityOff: (buy, figure) => `${buy}点購入で${figure}オフ`,
  },
  title: (product, worth) => `${product}：${worth}`,
  selectedItems: '対象商品のみ',
  excludedItems: '一部対象外',
}
