import type { OfferWords } from '../DemoContent.ts'

export const offerWords: OfferWords = {
  terms: {
    code: 'The code goes into its field before payment; a discount that is not shown there is not given later. One code per order.',
    deal: 'No code is needed. The price in the {basket} is the one that counts.',
    always:
      'Gift cards and {delivery} charges are left out.\n\n- For private orders in usual amounts\n- Not together with other discounts, unless the {shop} says so\n- Sent back goods are refunded at what was paid for them',
  },
  withdrawn: '{m:8} off the winter range',
  hidden: '90% off everything, today only',
  tags: {
    'free-delivery': {
      name: 'Free {delivery}',
      summary: 'Offers that save the {postage}, with what the order must come to.',
      about:
        'Free {delivery} is the saving that is easiest to overlook and easiest to keep: it does not depend on what is in the {basket}.\n\nMost {shop}s ask for a minimum. Where adding a thing you do not need costs more than the {postage}, pay the {postage}.',
    },
    'free-gift': {
      name: 'Free gifts',
      summary: 'Something comes with the order. Nice where you wanted the order anyway.',
      about:
        'A gift is sent while it lasts, and most {shop}s do not hold one back. Check that it is in the {basket} before you pay.',
    },
    'first-order': {
      name: 'First orders',
      summary: 'For an address that has not ordered there before.',
      about:
        'The first order is where {shop}s give most. They look at the address and at the card, so a second email rarely makes a second first order.',
    },
    bundles: {
      name: 'More for less',
      summary: 'Three for two, the second at half price, and the like.',
      about: 'The cheapest piece is usually the free one. Put things of about the same price together.',
    },
    reduced: {
      name: 'Reduced goods',
      summary: 'Outlets, last seasons and opened boxes.',
      about: 'Reduced goods seldom take a code on top. What “up to” means is on the price tag of each piece.',
    },
  },
  brands: {
    corrie: {
      summary: 'Boots and rainwear for paths that are not paved.',
      about:
        'Corrie makes few things and keeps them in its range for years. Repairs are done by the workshop that sewed the piece.',
    },
    alto: {
      summary: 'Machines for kitchens with one good socket.',
      about:
        'Alto machines are screwed, not glued. Seals and switches are sold singly, also for models from ten years ago.',
    },
    oatfield: {
      summary: 'Oats, honey and what goes with them.',
      about:
        'Oatfield buys from growers by name and prints the name on the bag. Short dated bags are sold cheaper, not thrown away.',
    },
  },
  parts: {
    shoes: { name: 'Shoes', summary: 'For pavements, paths and rainy mornings.' },
    appliances: { name: 'Kitchen appliances', summary: 'Blenders, coffee machines, and lamps to see them by.' },
    stays: { name: 'Places to stay', summary: 'Cottages, lighthouses and a barn or two.' },
  },
  questions: [
    [
      'How do you know that a code works?',
      'One of us has put it in {at the till}. Beside each tested code stands who did so, and when.',
    ],
    [
      'Why is a code without an end still here?',
      'As long as the {shop} still takes it. After half a year without a test we call it unconfirmed.',
    ],
  ],
}
