import type { Stories } from '../DemoContent.ts'

export const stories: Stories = {
  topics: {
    'long-weekend': {
      name: 'Long Weekend',
      summary: 'Three days off, and what helps to fill them.',
      about:
        'Trains and stays are cheapest before everybody looks. We start collecting as soon as {shop}s name their dates.',
      questions: [
        [
          'When do the offers start?',
          'Most {shop}s open two days before. What is known already stands here as upcoming.',
        ],
      ],
    },
    'home-week': {
      name: 'Home Week',
      summary: 'Seven days for shelves, lamps and everything with a plug.',
      about:
        'Home Week is agreed among the {shop}s: same days, own prices. Large things are worth a look at the {delivery} charge first.',
      questions: [
        [
          'Are these prices lower than usual?',
          'Often, not always. Where we know the price of the month before, we say it.',
        ],
      ],
    },
    'outdoor-days': {
      name: 'Outdoor Days',
      summary: 'Boots, tents and dry socks, once a year.',
      about: 'The days are over; what worked last time is listed below, since much of it comes back.',
    },
    'student-savings': {
      name: 'Student savings',
      summary: 'Discounts that last as long as the course.',
      about: 'Most ask for proof once a year. It is checked by the {shop}, never by us.',
    },
  },
  channels: {
    letter: {
      name: 'From our letter',
      summary: 'What stood in this week’s letter, in its order.',
      lanes: ['New this week', 'For the home', 'Nothing to pay for {postage}'],
    },
    app: {
      name: 'In the app',
      summary: 'Short list for a short screen.',
      lanes: ['Just in', 'To wear', 'Something on top'],
    },
  },
  authors: [
    {
      looks: { hair: 'knot', skin: 'light' },
      role: 'Tests codes {at the till}',
      about: 'Has filled about four thousand {basket}s and emptied nearly all of them again.',
    },
    {
      looks: { hair: 'curls', skin: 'brown' },
      role: 'Reads terms so that you need not',
      about: 'Was a proofreader before. Thinks that “up to” is the most expensive phrase there is.',
    },
  ],
  posts: {
    'how-we-test-codes': {
      title: 'How we test a code',
      summary: 'A full {basket}, a patient afternoon, and why a green tick has a name beside it.',
      body: 'A code works or it does not. To find out, one of us does what you would do: fills a {basket}, goes to the {till}, puts the code in and reads what it says.\n\n## What we write down\n\n- Which things were in the {basket}, and what they came to\n- What was taken off\n- Who tried, and at what hour\n\nA test is true for the moment it was made. That is why its age stands beside it.\n\n[offer](/stores/nimbus-shoes)\n\n## And when it fails?\n\nThen we try once more with another {basket}. If it still fails the tick goes, at once, and the note says why.',
    },
    'small-print-in-four-words': {
      title: 'The small print in four words',
      summary: 'Minimum, new, excluded, once: most codes that fail do so by one of these.',
      body: 'Terms are long because they are written by careful people. What decides is nearly always one of four words.\n\n## Minimum\n\nCounted after other discounts and without {delivery}. A {basket} that is just above it may fall below.\n\n## New\n\nNew is who has never ordered. The address counts, and often the card.\n\n[offer](/stores/sorrel-skin)\n\n## Excluded\n\nReduced goods, gift cards, and a brand or two that does not want it.\n\n## Once\n\nPer customer, not per order.',
    },
    'when-a-code-fails': {
      title: 'When a code fails: five things to try',
      summary: 'From the blank behind the last letter to the hour at which it ends.',
      body: 'Before you give up:\n\n- Take away the blank that came with the copy\n- Take reduced goods out of the {basket}\n- Log in: some codes are for accounts\n- Look at the clock of the {shop}, not yours\n- Try the next best code of the list\n\n[offer](/stores/lockstep-vpn)\n\nThen tell us that it failed, with the reason. Three reports within a day are enough for us to test it again.',
    },
    'three-nights-away': {
      title: 'Three nights away, packed small',
      summary: 'One bag, one pair of shoes, one booking: what we would do with a long weekend.',
      body: 'Three nights need less than one thinks. We packed for a signal box by the sea and left half of it at home.\n\n## A place to sleep\n\n[offer](/stores/wayfarer-stays)\n\nRead the travel window before the price: a code for weekdays does nothing for a Friday.\n\n## Shoes\n\nOne pair, on your feet.\n\n[offer](/stores/nimbus-shoes)',
    },
    'a-table-for-four': {
      title: 'A table for four',
      summary: 'An evening with a soup, a game and a lamp that is bright enough to read the rules by.',
      body: 'The soup takes forty minutes, the game fifty. Start the soup first.\n\n## To cook with\n\n[offer](/stores/volta-and-vine)\n\n## To play\n\nFour is the best number for most games: nobody waits long, and there is somebody to side with.\n\n[offer](/stores/dicewright)',
    },
  },
}
