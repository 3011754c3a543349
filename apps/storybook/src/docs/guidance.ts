/** When a widget is the right one, and when another is. */
export interface Guidance {
  use: string
  not: string
}

/** By the titles of their stories. */
export const guidance: Readonly<Record<string, Guidance>> = {
  'Coupon/Ticket': {
    use: 'For one offer, wherever it is listed: its value, its title, how it was tested, its terms and one action.',
    not: 'For the code that was asked for: that is the revealed ticket. Never for what cannot be used without saying so.',
  },
  'Coupon/List': {
    use: 'For offers of one kind under one heading, the best first.',
    not: 'For rows that are put together by an editor: those are coupon lanes.',
  },
  'Coupon/Revealed ticket': {
    use: 'At the head of a page whose address names a coupon (`promoid`): the code, a way to copy it, and what to do with it.',
    not: 'Twice on a page, nor for an offer that nobody asked for.',
  },
  'Coupon/Sticky offer': {
    use: 'On a phone, while the list is on the screen: its best offer at hand.',
    not: 'For an offer that failed, for the first of a list that is narrowed or sorted otherwise, or while a code is open: it must hide nothing.',
  },
  'Coupon/Did it work?': { use: 'Under a code that is shown.', not: 'Under an offer whose code nobody has seen.' },
  'Coupon/Countdown': {
    use: 'Where an offer really ends within days, beside its end.',
    not: 'To hurry anybody: without an end that is known there is none.',
  },
  'Coupon/Copy button': {
    use: 'Beside a whole code; it says what it copied, and selects the code where the clipboard is closed.',
    not: 'For addresses: that is the share button.',
  },
  'Offers/Coupon lanes': {
    use: 'For several short lists on one page, each with a way to all of it.',
    not: 'For one list, however long.',
  },
  'Merchant/Mark': {
    use: 'Wherever a merchant is named in a list: its picture, or the first letter on its tint.',
    not: 'Without its name beside it: a mark alone says nothing to those who listen.',
  },
  'Merchant/Tile': {
    use: 'For a merchant as a way on, with how much there is.',
    not: 'For one that the page is about.',
  },
  'Merchant/Grid': { use: 'For several merchants of equal weight.', not: 'For hundreds: that is the directory.' },
  'Merchant/Basket': {
    use: 'Where shoppers compare offers of one merchant: what each saves of what they spend.',
    not: 'Across merchants: nobody spends one basket at two.',
  },
  'Merchant/Facts': {
    use: 'For what a shopper asks before buying, a few words each.',
    not: 'For sentences: use blocks of text.',
  },
  'Merchant/Stars': { use: 'For a rating of shoppers, with how many they are.', not: 'For how well a code works.' },
  'Merchant/Reviews': {
    use: 'For what shoppers wrote, the newest first.',
    not: 'Without saying whether reviews are checked.',
  },
  'Merchant/All reviews': { use: 'For more than three reviews.', not: 'For three or fewer: they stand in the page.' },
  'Navigation/Breadcrumbs': { use: 'On every page below the home page.', not: 'On the home page, and on error pages.' },
  'Navigation/Pager': { use: 'For lists in pages; each page has an address.', not: 'For parts of one page.' },
  'Navigation/Search form': { use: 'Once in each screen.', not: 'A second time where the header has it.' },
  'Navigation/Search suggestions': {
    use: 'In a search form: what is found while somebody types, and what was searched for here.',
    not: 'For results: those are a page with an address.',
  },
  'Navigation/Suggestion list': {
    use: 'Within search suggestions: its groups and their rows.',
    not: 'By itself: without the field that steers it no key reaches its rows.',
  },
  'Navigation/More link': { use: 'Under a short list, to all of it.', not: 'As a button: it leads somewhere.' },
  'Navigation/Category list': { use: 'For ways to categories, with how much there is.', not: 'For tags or brands.' },
  'Navigation/Label list': { use: 'For ways to tags, topics, brands and channels.', not: 'For filters of a list.' },
  'Feedback/Empty state': {
    use: 'Where offers would stand: why there are none, and a way on.',
    not: 'For an error of ours: say that it is one.',
  },
  'Feedback/Notice': { use: 'For what has happened while the page is open.', not: 'For what is so all the time.' },
  'Feedback/Loading bar': { use: 'While another page comes.', not: 'For a part of a page: leave its room empty.' },
  'Feedback/Offline notice': { use: 'Once in the frame of a site.', not: 'For a request that failed.' },
  'Text/Disclosure': {
    use: 'Above the first offer of every list, and in the footer: how the site is paid.',
    not: 'Below the offers, folded away or in small print.',
  },
  'Text/Section heading': { use: 'Over each part of a page.', not: 'For the page itself: that has the first heading.' },
  'Text/Blocks': { use: 'For long text of page data.', not: 'For one sentence.' },
  'Text/Icons': { use: 'Beside words that say the same.', not: 'Instead of words, but where a label says them.' },
  'Text/Served HTML': {
    use: 'Around what no browser draws again: a module named `*.served.tsx`.',
    not: 'Around what a page leads to without a new document.',
  },
  'Text/Visually hidden': {
    use: 'For words that the eye finds in the picture or the place.',
    not: 'To hide what shoppers have to know.',
  },
  'Content/Post list': { use: 'For posts with their authors and days.', not: 'For one post on its own page.' },
  'Content/Question list': {
    use: 'For what people ask, with the answers.',
    not: 'For terms: those stand with their offer.',
  },
  'Content/Still picture': {
    use: 'For a picture of ours whose shape is known.',
    not: 'For a merchant’s picture: use the mark.',
  },
  'Forms/Form of shoppers': { use: 'For what shoppers send: a code, a review, an address.', not: 'For searching.' },
  'Forms/Way to a form': { use: 'On a page that has such a form.', not: 'In the frame of a site.' },
  'Kept/Save': { use: 'At the head of a merchant’s page, and on cards.', not: 'Where nothing may be stored yet.' },
  'Kept/Share': { use: 'At the head of a page worth sending to somebody.', not: 'On each card.' },
  'Kept/Your stores': {
    use: 'On the home page, for those who come again.',
    not: 'Where nothing is kept: it is empty then.',
  },
  'Site/Layout': { use: 'Around every page of a site.', not: 'Around the demo merchant’s own pages.' },
  'Site/Header': { use: 'At the head of every page, by the layout.', not: 'By a page itself.' },
  'Site/Footer': {
    use: 'At the foot of every page, by the layout.',
    not: 'For what a shopper needs before the click.',
  },
  'Site/Demo shop layout': {
    use: 'Around the pages of the demo merchant, which stands for any shop.',
    not: 'Around a page of ours: it must not look like one.',
  },
  'Site/Logo': { use: 'In header and footer.', not: 'For merchants and publishers.' },
  'Site/Consent bar': {
    use: 'On a site that has to ask, and from the foot of every page.',
    not: 'For anything but storing.',
  },
  'Site/Publisher masthead': { use: 'On a site under a publisher’s domain.', not: 'On a site of our own.' },
  'Assistant/Panel': {
    use: 'On a site with an assistant: questions are answered beside the page.',
    not: 'For search: that finds without being asked in a sentence.',
  },
  'Assistant/Way to it': { use: 'In the header of a site with an assistant.', not: 'A second time on the page.' },
  'Assistant/Page of its own': {
    use: 'Where the panel cannot open: without JavaScript, and for a link to an answer.',
    not: 'As a page that others lead to.',
  },
  'Promotion/Extension slot': {
    use: 'After a page, for a visitor who can have the extension and has it not.',
    not: 'Between a code and its button, or where it would move what is on the screen.',
  },
  'Promotion/Newsletter slot': {
    use: 'After the offers of a page, for who wants the next ones by mail.',
    not: 'Over a page: nobody has asked for it.',
  },
  'Promotion/Ad slot': {
    use: 'Where a unit’s table of slots names it; its room is there before the advertisement.',
    not: 'Above the first offer, and between a code and its button.',
  },
  'Navigation/Filter bar': { use: 'Above every list of offers that can be narrowed.', not: 'Above three offers.' },
  'Navigation/Region switch': {
    use: 'In the frame, to the same page of another country.',
    not: 'To another page there.',
  },
  'Navigation/Site menu': { use: 'In the header, for categories and events.', not: 'For what a page itself has.' },
  'Lists/Carousel': { use: 'For a row of equals that may run out of sight.', not: 'For what everybody must read.' },
  'Content/Table of contents': { use: 'Beside a text of several headings.', not: 'Beside a list.' },
  'Content/Lazy image': {
    use: 'For every picture that may be below the first screen.',
    not: 'For icons: those are drawn.',
  },
  'Content/Post card': { use: 'For one post as a way on.', not: 'At the head of the post itself.' },
}
