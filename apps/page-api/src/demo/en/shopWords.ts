import type { ShopWords } from '../DemoContent.ts'

export const shopWords: ShopWords = {
  about: {
    'nimbus-shoes':
      'Nimbus began with one light walking shoe and still makes it. Since then a dozen others have come, all on three lasts, so that a size that fits once fits again.\n\nWorn soles are replaced in the workshop. That takes three weeks and costs less than half of a new pair.',
    'volta-and-vine':
      'Volta & Vine sells machines for the home and says of each what it uses in a year. The {shop} lends measuring plugs to whoever wants to check.\n\nRefurbished machines come from its own returns and have the same two years of guarantee.',
    'wayfarer-stays':
      'Wayfarer lets places that were built for something else: lighthouses, signal boxes, barns. Each has been slept in by one of the team.\n\nThe price in the search is the whole price, cleaning and linen included.',
  },
  howToUse:
    '- Open the code here and copy it; {name} opens beside it.\n- Fill your {basket} as usual and go to the {till}.\n- Put the code into its field and press the button next to it. Only then is it taken off.\n- Compare the total before you pay.',
  questions: [
    [
      'Can I use two codes at {name}?',
      'No. The field takes one, and a second replaces the first. Automatic discounts stay beside a code.',
    ],
    ['Where does the code go?', 'Under the list of goods in the {basket}, and once more on the page of payment.'],
    [
      'What if I send something back?',
      'You get what you paid for it. A minimum that is missed by that is not claimed back.',
    ],
  ],
  reviews: [
    [5, 'As described', 'Ordered on Monday, there on Wednesday, and the code went through at once.', 'Nora P.'],
    [
      4,
      'Good, but read the terms',
      'The discount left out the one reduced thing in my {basket}. It said so, only small.',
      'Ifan',
    ],
    [5, '', 'A question about sizes was answered by somebody who had the thing in hand.', 'R. Castell'],
    [3, 'Slow at holidays', 'Fine goods, but the {parcel} took nine days over the {holidays}.', 'Odette'],
    [4, 'Returns are easy', 'Label in the box, money back after five days.', 'Sam W.'],
    [2, 'Wrong {colour}', 'Sent the {grey} one twice. I kept it in the end.', 'Lene'],
    [5, 'First time here', 'Will order again.', 'Guest'],
  ],
  cashback: {
    newCustomers: 'New customers',
    accessories: 'Accessories',
    exclusions: '- Gift cards\n- {Delivery} and taxes\n- Orders with a code that is not from this page',
    terms:
      'Begin at this page and order within the same visit. What comes back is worked out on the price without tax, and falls away when the goods are sent back.',
  },
}
