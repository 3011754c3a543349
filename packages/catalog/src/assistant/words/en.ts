import type { QuestionWords } from './QuestionWords.ts'

export const en: QuestionWords = {
  phrases: {
    offer: `
      offer*, deal*, coupon*, voucher*, discounts, discounted, promo, promos, promotion*, bargain*, sale, sales, saving,
      savings, reductions, anything reduced, how do i pay less, how can i pay less, ways to pay less`,
    code: 'code, codes, promo code*, promocode*, discount code*, voucher code*, coupon code*, with a code, with code',
    withoutCode: 'without a code, without code, without codes, no code, no code needed, needs no code',
    freeDelivery: `
      free delivery, free shipping, free postage, delivery free, shipping free, ships free, ship free, ship for free,
      ships for free, deliver for free, delivers for free, without delivery costs, no delivery fee, no shipping fee,
      no delivery charge, no shipping cost*`,
    gift: 'free gift*, gift with purchase, gift with my order, freebie*, free sample*, with a gift, gift*',
    newCustomers: `
      new customer*, first order*, first purchase*, first time customer*, first time buyer*, first time, new user*,
      new here, never ordered, never bought, welcome offer*, welcome code*, sign up offer*`,
    notNew: `
      existing customer*, returning customer*, regular customer*, old customer*, not a new customer*, not new customer*,
      not really a new customer*, not for new customer*, not only for new customer*, not just for new customer*,
      no new customer*, no longer a new customer*, without new customer*, except new customer*, not new here, i m not new,
      im not new, am not new, already ordered, already bought, already shopped, already a customer, already been a customer,
      ordered before, bought before, ordered there before, bought there before, ordered from them before, shopped before,
      shopped there before, have ordered there, second order*, second purchase*, 2nd order*, next order*, repeat order*,
      not my first order*, not my first purchase*, isn t my first order*, not the first time, not a first order*,
      isn t my first purchase*, not for a first order*, not for first order*`,
    students: 'student, students, student s, student discount*, uni discount*, for uni, undergraduate*',
    members: 'member, members, loyalty, club member*, loyalty card*, for members',
    appUsers: 'in the app, in app, app only, app user*, app offer*, with the app, app code*',
    noMinimum: `
      no minimum*, without minimum*, without a minimum*, no minimum order*, no minimum spend*, without a minimum order*,
      without a minimum spend*, no min spend, any order, any basket, however little`,
    tested: `
      tested, verified, proven, checked, confirmed, that work, that works, which work, which works, really work,
      really works, actually work, actually works, working, that actually work*, that really work*`,
    exclusive: 'exclusive, exclusives, only here, only with you',
    ends: `
      end, ends, ending, ending soon, expire, expires, expiring, expiring soon, run out, runs out, running out,
      last chance, about to end, last minute`,
    today: 'today, tonight, today only, todays, today s, by midnight',
    week: 'this week, within a week, in the next week, next 7 days, past week, last week, lately, recently',
    newest: 'newest, new, latest, what s new, whats new, just in, most recent, just added, fresh',
    biggest: `
      biggest, highest, largest, biggest discount*, highest discount*, largest discount*, most off, biggest saving*,
      highest percentage`,
    spend: `
      spend, spending, spent, basket, basket of, cart, order of, order for, order, pay, paying, buy for, purchase of,
      worth, cost, costs, costing, total, budget, checkout total, order total, comes to,
      orders of, orders under, orders over, orders below`,
    off: 'off, discount, discount of, save, saving, saves, saving of, reduction, cheaper, less',
    atMost:
      'how do i pay less than, how can i pay less than, under, below, less than, up to, at most, no more than, not more than, cheaper than, max, maximum',
    delivery: `
      delivery, deliver, delivers, delivered, deliveries, delivering, delivery time*, delivery cost*, delivery
      charge*, delivery fee*, delivery price*, shipping, shipping cost*, shipping time*, ship, ships, shipped,
      postage, dispatch*, courier*, next day delivery, express delivery, how long does * take, when will it
      arrive, arrive, arrives`,
    returns: `
      return, returns, returned, returning, return policy, returns policy, send * back, send back, sent back,
      sending back, take * back, give * back, refund*, my refund, return my, exchange, exchanges, exchanging,
      change my mind`,
    payment: `
      pay by, pay with, pay later, pay in instalment*, payment, payments, payment method*, ways to pay, how can
      i pay, how do i pay, instalment*, installment*, credit card*, debit card*, paypal, invoice*, pay * with
      paypal`,
    guarantee: 'guarantee*, warranty, warranties, repair*',
    combine: `
      two codes, several codes, multiple codes, more than one code, both codes, codes together, two vouchers,
      several vouchers, two coupons, second code, combine, combined, combining, combine codes, combine * codes,
      stack, stackable, stack codes, stack * codes`,
    elsewhere: `
      elsewhere, other shop*, other store*, other merchant*, another shop, another store, anywhere else, somewhere else,
      any shop*, any store*, all shops, all stores, which shop*, which store*, what shop*, what store*`,
    similar:
      'similar to, shops like, stores like, sites like, something like, alternative*, alternative* to, instead of, similar',
    refersBack: `
      it, its, they, them, their, this code, that code, this one, that one, this offer, that offer, the same code`,
    followUp: 'and, what about, how about, also, any more, more, others, other ones, anything else, or',
    use: `
      how * use, how * redeem, how * work, where * enter, where * put, 
      how do i use, how to use, how do i enter, where do i enter, where do i put, where do i type, how do i redeem,
      how to redeem, redeem, how do codes work, how does a code work, how do the codes work, how do coupons work,
      how do voucher* work, how does this work, how does it work, how do promo codes work, how do discount codes work,
      how can i use, where does the code go, apply a code, apply the code`,
    howTested: `
      how * tested, how * test, how * verify, how * verified, how * check, who * tests, who * tested, 
      how do you test, how do you check, how do you verify, who tests, who tested, are they tested, is it tested,
      are the codes tested, are codes tested, are your codes tested, have you tested, do you test, do you check,
      do you verify, do your codes work, do these codes work, do the codes work, do the codes really work,
      do these really work, does it really work, are they real, are these real, is it real, can i trust,
      what does tested mean, what does verified mean`,
    howRanked: `
      how * ranked, how * sorted, how * rank, how * sort, 
      how do you rank, how are offers sorted, how are they sorted, how do you sort, how do you order, why is this first,
      why is it first, why is this one first, who decides the order, in which order, what order, ranking,
      are shops paying for`,
    failed: `
      fail, failing, why * fail, didn t go through, no longer works, doesn t seem to work,
      doesn t work, doesnt work, does not work, didn t work, didnt work, did not work, don t work, dont work, do not work,
      not working, isn t working, isnt working, isn t valid, not valid, invalid, won t work, wont work, fail, failed, fails,
      rejected, not accepted, wasn t accepted, was not accepted, wasn t applied, refused, has expired, already expired,
      code error`,
    about: `
      who are you, what are you, who runs, who is behind, who s behind, what is this site, what is this, about you,
      how do you make money, how do you earn, do you get commission, commission, is this free, what do you cost,
      are you a bot, are you human, are you real`,
    privacy: `
      privacy, my data, personal data, do you store, what do you store, do you save what, do you track, cookies, gdpr,
      who reads this`,
    contact: `
      contact, contact you, talk to a human, speak to someone, speak to a human, customer service, complain*,
      complaint, my parcel, my package, where is my order, my delivery, phone number, email address, cancel my
      order`,
    cashback: 'cashback, cash back, money back',
    help: 'help, help me, can you help, can you help me, what can you do, what can i ask, how can you help',
    thanks: `
      thanks, thank you, thanks a lot, thank you very much, thank you so much, many thanks, thx, cheers, ok,
      okay, great, perfect, brilliant, awesome, cool, well done`,
    bye: 'bye, bye bye, goodbye, good bye, see you, see you later, good night',
    hello: `
      hello, hello there, hi, hi there, hey, hey there, good morning, good evening, good afternoon, how are you,
      how are you doing, nice to meet you`,
  },
  beforeBasket: 'on for with over from at',
  negations: { before: ['not', 'instead of', 'rather than', 'not for', 'not on', 'not of'], behind: [] },
  fillers: `
    policy long
    instead rather
    sell sells sold two three lover lovers fan fans
    customer customers
    wife husband friend friends girlfriend boyfriend daughter son kid kids child children mum mom dad
    a an the this that these those there here it its they them their i m im d id ll ve me my mine we us our you your
    u yours he she who whom whose is are was were be been am do does did done have has had having can could may
    might will would shall should must what which when where why how whats wheres hows at in on of for from to with
    by about as into than then so if but not no any some all every each both only just s t re don doesn didn isn
    aren want wanna need needs looking look find search show shows give get got getting see tell know think hope try
    trying like please pls plz save reduced shop shops store stores merchant merchants brand site website online
    shopping purchase buy buying bought order orders ordering available currently current now right moment active
    valid live existing still best top good better great nice cheap cheaper cheapest lowest price prices priced
    money really very most much many lot lots work works worked use using used apply applies applied put go goes
    going make makes made percent percentage least minimum min maximum more over above under below up less around
    between or anything something everything nothing one ones thing things stuff kind else other others again soon
    day days week hello hi hey thanks thank dear sir madam today yes yeah yep nope`,
  categories: {
    fashion:
      'clothes, clothing, fashion, dress*, shoe*, boot*, trainers, sneakers, jacket*, coat*, jeans, shirt*, bag*, outfit*',
    'home-garden': 'home, garden, furniture, kitchen, bedding, sofa*, lamp*, plants, tools, decor, pets',
    electronics: 'electronics, tech, laptop*, phone*, tv*, headphones, camera*, computer*, gadget*',
    'food-drink': 'food, drink*, groceries, grocery, coffee, tea, wine, meal*, snack*, chocolate',
    'health-beauty': 'beauty, health, skincare, skin care, make up, makeup, cosmetics, pharmacy, vitamins, perfume*',
    travel: 'travel, holiday*, vacation*, hotel*, flight*, trip*, train*',
    software: 'software, app, apps, vpn, subscription*, hosting',
    games: 'game*, gaming, toy*, board game*, console*',
    'books-media': 'book*, audiobook*, ebook*, reading, music, film*',
    education: 'course*, learning, education, language course*, class*',
  },
  currencies: {
    GBP: ['pounds', 'pound', 'quid', 'sterling'],
    EUR: ['euros', 'euro'],
    USD: ['dollars', 'dollar', 'bucks', 'us dollars'],
    JPY: ['yen'],
    DKK: ['kroner', 'kr'],
    AED: ['dirhams', 'dirham'],
    SAR: ['riyals', 'riyal'],
    CHF: ['francs'],
  },
  percent: ['percent', 'per cent', 'pct'],
}
