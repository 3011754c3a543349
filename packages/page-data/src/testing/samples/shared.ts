import type { WirePageContent } from '../../schemas/pages.ts'

export const merchants = [
  { id: 7, slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3, live_codes: 4, live_deals: 2 },
  { id: 8, slug: 'fern-and-field', name: 'Fern & Field', tint: 8, live_codes: 1, live_deals: 5 },
]

export const categories = [
  { id: 1, slug: 'fashion', name: 'Fashion', live_coupons: 24 },
  { id: 2, slug: 'garden', name: 'Garden', live_coupons: 9 },
]

export const merchant: WirePageContent['merchant']['merchant'] = {
  id: 7,
  slug: 'nimbus-shoes',
  name: 'Nimbus Shoes',
  tint: 3,
  summary: 'Trainers and running shoes, made to be mended.',
  facts: [{ label: 'Delivery', value: 'Free from £40' }],
  about: [{ type: 'paragraph', text: 'Every pair can be soled anew.' }],
  how_to_use: [{ type: 'list', items: ['Put the shoes into the bag.', 'Type the code into “Promotion”.'] }],
  questions: [
    {
      question: 'Can I use two codes?',
      answer: [{ type: 'paragraph', text: 'No, the second takes the place of the first.' }],
    },
  ],
  link: `###-m-7?url=${encodeURIComponent('/demo-shop/nimbus-shoes')}`,
  has_affiliate: true,
}

export const post = {
  id: 1,
  slug: 'how-to-read-terms',
  title: 'How to read the terms of a code',
  summary: 'Four words that decide whether it works.',
  author: 'Mara Quill',
  category: { slug: 'fashion', name: 'Fashion' },
  published_at: '2026-11-02T08:00:00.000Z',
  reading_minutes: 3,
}

export const posts = [post]

export const labels = [
  { id: 1, slug: 'black-friday', name: 'Black Friday', live_coupons: 31 },
  { id: 2, slug: 'back-to-school', name: 'Back to school', live_coupons: 0 },
]

export const headline = { reward: { kind: 'percent', percent: 4 }, up_to: true } as const

export const onePage = { page: 1, pages: 1, total: 1 }
