import { isolateInArabic as apart } from '@clipfront/site-config/isolate'
import type { Count } from '../../format/createFormat.ts'
import { joinPresent } from '../joinPresent.ts'
import type { Messages } from '../Messages.ts'
import { createPlural } from '../createPlural.ts'

const plural = createPlural('ar')

// One and two are said by the word itself; from 3 to 10 it is plural, from 11 to 99 singular and accusative, at a hundred singular.
const countCodes = (count: Count) =>
  plural(count, {
    zero: 'لا أكواد',
    one: 'كود واحد',
    two: 'كودان',
    few: `${count.written} أكواد`,
    many: `${count.written} كودًا`,
    other: `${count.written} كود`,
  })
const countDeals = (count: Count) =>
  plural(count, {
    zero: 'لا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: `${count.written} عروض`,
    many: `${count.written} عرضًا`,
    other: `${count.written} عرض`,
  })
const countMerchants = (count: Count) =>
  plural(count, {
    zero: 'لا متاجر',
    one: 'متجر واحد',
    two: 'متجران',
    few: `${count.written} متاجر`,
    many: `${count.written} متجرًا`,
    other: `${count.written} متجر`,
  })
/** Codes and deals together. */
const countOffers = (count: Count) =>
  plural(count, {
    zero: 'لا خصومات',
    one: 'خصم واحد',
    two: 'خصمان',
    few: `${count.written} خصومات`,
    many: `${count.written} خصمًا`,
    other: `${count.written} خصم`,
  })

/** The second begins with its own و, which stands before it without a space. */
const codesAndDeals = (codes: Count, deals: Count) =>
  joinPresent(' و', [codes, countCodes(codes)], [deals, countDeals(deals)])

/** Arabic, to nobody's gender: nouns of action and the passive instead of imperatives. Digits as the Emirates write them. */
export const messages: Messages = {
  // Frame
  skipToContent: 'الانتقال إلى المحتوى',
  home: 'الرئيسية',
  stores: 'المتاجر',
  mainNavigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  allCategories: 'كل الفئات',
  allEvents: 'كل المواسم والمناسبات',
  regions: 'البلد والعملة',
  footerNavigation: 'عن هذا الموقع',
  breadcrumbs: 'مسار الصفحة',
  about: 'من نحن',
  howWeTest: 'كيف نختبر',
  askAssistant: 'سؤال',
  howWeRank: 'كيف نرتّب',
  privacy: 'الخصوصية',
  allTags: 'أنواع الخصومات',
  contact: 'اتصل بنا',
  imprint: 'بيانات الناشر',
  terms: 'شروط الاستخدام',
  footerGroups: { shop: 'التسوق', trust: 'الثقة', company: 'الشركة' },
  allStores: 'كل المتاجر',
  loadingPage: 'جارٍ تحميل الصفحة',

  // Consent
  cookies: 'ملفات تعريف الارتباط',
  cookieSettings: 'إعدادات ملفات تعريف الارتباط',
  cookieQuestion:
    'هل يُسمح بحفظ بيانات قليلة على هذا الجهاز؟ تُبقي الأكواد المعروضة ظاهرة، وتمنع احتساب النقرة مرتين، وتبيّن لنا ما هو بطيء أو معطّل. وكل شيء يعمل من دونها.',
  cookieService: (service) => `مع القبول يُحمَّل ${apart(service)} أيضًا.`,
  cookieAds: (service) => `ومع القبول يعرض ${apart(service)} إعلانات أيضًا، ولا يعتمد اختيارها على نشاطك في مواقع أخرى.`,
  cookieChoices: {
    yes: 'الاختيار الحالي: القبول.',
    no: 'الاختيار الحالي: الرفض، ولا يُحفظ شيء على هذا الجهاز. وتُحتسب المشاهدات والنقرات من دون ربطها باسمك.',
    unanswered: 'لم يُحدَّد اختيار بعد، ويستمر حفظ البيانات حتى الرفض.',
  },
  cookiesRefused: (signal) =>
    `يرسل المتصفح «${apart(signal)}». نعدّ ذلك رفضًا: لا يُحفظ شيء على هذا الجهاز، ولا حاجة إلى الاختيار هنا. وتُحتسب المشاهدات والنقرات من دون ربطها باسمك.`,
  accept: 'قبول',
  decline: 'رفض',
  close: 'إغلاق',

  // Demo shop
  demoShopNote: 'متجر للعرض التجريبي: لا توجد هنا منتجات للبيع.',
  sectionsOf: (publisher) => `أقسام ${apart(publisher)}`,
  backTo: (site) => `العودة إلى ${apart(site)}`,

  // Search
  search: 'بحث',
  searchLabel: 'البحث عن المتاجر وأكواد الخصم',
  searchPlaceholder: 'متجر أو منتج',
  resultsFor: (query) => `نتائج البحث عن «${apart(query)}»`,
  searchHeading: 'البحث عن متجر',
  noResultsFor: (query) => `لا توجد نتائج عن «${apart(query)}»`,
  noResultsHint: 'يمكن البحث باسم المتجر وحده، أو البدء بأحد هذه المتاجر.',
  searchFor: (query) => `البحث عن «${apart(query)}»`,
  popularSearches: 'عمليات البحث الشائعة',
  didYouMean: 'ربما المقصود',
  alsoFound: 'نتائج قريبة من البحث',
  found: (stores, offers) => joinPresent(' و', [stores, countMerchants(stores)], [offers, countOffers(offers)]),

  // Home
  homeHeading: 'أكواد خصم تعمل فعلًا',
  firstOffer: 'أفضل عرض',
  topOffers: 'خصومات لهذا اليوم',
  nothingYet: 'لا خصومات بعد',
  nothingYetText: 'ستظهر المتاجر وخصوماتها هنا فور توفرها.',
  popularStores: 'المتاجر الرائجة',
  categories: 'الفئات',
  testing: 'ماذا تعني عبارة «تم الاختبار» هنا؟',
  testingSteps: [
    'الكود الذي يحمل عبارة «تم الاختبار» أُدخل في سلة مشتريات حقيقية على يد الشخص المذكور وفي الوقت المذكور.',
    'الكود الذي لم يجرّبه أحد يحمل عبارة «لم يُختبر بعد».',
    'الكود الذي لم يعد صالحًا يحمل عبارة «منتهي الصلاحية».',
  ],
  readHowWeTest: 'المزيد عن طريقة الاختبار',
  events: 'المواسم والمناسبات',
  workedLast: 'نجح مؤخرًا',
  countedAgo: (ago) => `أُحصيت ${ago}`,
  testsThisWeek: (count) =>
    plural(count, {
      zero: 'لا اختبارات هذا الأسبوع',
      one: 'اختبار واحد هذا الأسبوع',
      two: 'اختباران هذا الأسبوع',
      few: `${count.written} اختبارات هذا الأسبوع`,
      many: `${count.written} اختبارًا هذا الأسبوع`,
      other: `${count.written} اختبار هذا الأسبوع`,
    }),

  // Merchant
  merchantHeading: (merchant) => `أكواد خصم ${apart(merchant)}`,
  codesAndDeals,
  lastTested: (counts, ago) => `${counts}، وآخر اختبار ${ago}`,
  merchantHeadingUntested: (merchant) => `خصومات ${apart(merchant)}`,
  listedOffers: (count) => `مُدرج بلا اختبار: ${countOffers(count)}`,
  failingToo: (count) => `ولم ينجح: ${countOffers(count)}`,
  onlyFailing: (count) => `لم ينجح في آخر اختبار: ${countOffers(count)}`,
  noLiveOffers: 'لا خصومات اليوم',
  noLiveOffersTitle: (merchant) => `لا يعمل اليوم أي كود خصم لدى ${apart(merchant)}`,
  noLiveOffersText: (hasPast) =>
    hasPast
      ? 'لا نعرض أكوادًا لا تعمل. الخصومات السابقة مدرجة في الأسفل للعلم فقط.'
      : 'لا نعرض أكوادًا لا تعمل. قد يفيد أحد المتاجر المشابهة.',
  offersHeading: 'الأكواد والعروض',
  upcomingOffers: 'تبدأ قريبًا',
  pastOffers: 'خصومات سابقة',
  pastOffersText: 'انتهت صلاحيتها، أو لم يجرِ تأكيدها منذ ستة أشهر. قد يعمل بعضها، لكن معظمها لن يعمل.',
  visit: (merchant) => `زيارة ${apart(merchant)}`,
  newTab: '(يفتح في علامة تبويب جديدة)',
  facts: (merchant) => `نبذة عن ${apart(merchant)}`,
  similarStores: 'متاجر مشابهة',
  moreCategories: 'ضمن هذه الفئات',
  howItOpens: 'زر «عرض الكود» يفتح المتجر أيضًا.',
  mayEarn: 'وقد يدفع لنا عمولة.',
  howItWorks: 'كيف يتم ذلك؟',

  // A basket. Where a sentence ends with an amount, the currency's full stop is its own.
  basketHeading: 'حساب التوفير',
  basketField: (example) => `قيمة السلة، مثلًا ${example}`,
  basketSubmit: 'حساب',
  basketBest: (basket, saved, pays) =>
    `عند الشراء بقيمة ${basket} يوفّر أفضل عرض للجميع ${saved} إن انطبقت شروطه، ويصبح السعر ${pays}`,
  basketNothing: (basket) => `عند الشراء بقيمة ${basket} لا يوجد عرض يضمن توفيرًا للجميع.`,
  basketUnreadable: (example, most) => `يُرجى كتابة مبلغ أكبر من 0 وحتى ${most}، مثل ${example}`,
  basketGroups: {
    everybody: 'للجميع',
    some: 'لبعض العملاء فقط',
    open: 'توفير غير معروف مسبقًا',
    failing: 'لم ينجح في آخر اختبار',
    excluded: 'لا يناسب هذه السلة',
  },
  basketSaves: (saved, pays) => `توفير ${saved}، ويصبح السعر ${pays}`,
  basketCapped: 'أقصى توفير ممكن',
  basketUpTo: (most) => `حتى ${most}، دون ضمان`,
  basketDelivery: 'يوفّر تكلفة التوصيل',
  basketUnknown: 'يعتمد على المشتريات',
  basketMissing: (missing, minimum) => `ينقص ${missing} عن الحد الأدنى ${minimum}`,
  basketCurrency: (currency) => `شروطه بعملة ${apart(currency)}، فلا يمكن حسابه`,
  basketNote: 'الحساب على السلة كلها، ولا خصم على المنتجات المستثناة.',
  basketPart: 'يشمل الحساب عروض هذه الصفحة فقط.',

  // Tags and brands
  storesWithSuch: 'متاجر لديها هذه الخصومات',
  otherTags: 'أنواع أخرى من الخصومات',
  bestOfEachStore: 'أفضل ما لدى كل متجر',
  ownStore: 'متجر العلامة التجارية',
  brands: 'العلامات التجارية',
  otherBrands: 'علامات تجارية أخرى',
  subcategories: 'الفئات الفرعية',
  typicalPercent: (figure) => `الخصم المعتاد: ${figure}`,
  howToUse: (merchant) => `طريقة استخدام الكود لدى ${apart(merchant)}`,
  formLinks: { subscribe: 'العروض الجديدة بالبريد', submission: 'إرسال كود', review: 'كتابة تقييم' },
  newsletter: 'النشرة البريدية',
  reviews: 'آراء المتسوقين',
  reviewsChecked: 'يقرأ المحررون كل تقييم قبل نشره، ولا نتحقق من أن كاتبه اشترى من المتجر.',
  allReviews: (count) => `كل التقييمات (${count})`,
  filterReviews: 'التصفية حسب النجوم',
  ratingSummary: (average, count) =>
    `${average} من 5 بحسب ${plural(count, {
      zero: 'لا تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمين',
      few: `${count.written} تقييمات`,
      many: `${count.written} تقييمًا`,
      other: `${count.written} تقييم`,
    })}`,
  stars: (figure) => `${figure} من 5 نجوم`,
  workedLately: (worked, all, days) => `نجح مع ${worked} من أصل ${all} في آخر ${days} يومًا`,
  votesWindow: (days) => `عبارة «نجح مع» تحصي ما قاله المتسوقون في آخر ${days} يومًا.`,

  // Cashback
  cashbackHeading: (merchant) => `الاسترداد النقدي من ${apart(merchant)}`,
  cashbackFigure: (figure, upTo) => `استرداد نقدي ${upTo ? 'حتى ' : ''}${figure}`,
  noCashbackTitle: (merchant) => `لا استرداد نقديًا من ${apart(merchant)} حاليًا`,
  noCashbackText: 'النسب السابقة مدرجة في الأسفل للعلم فقط.',
  cashbackRates: 'النسب والمبالغ',
  ratesChanged: (date) => `آخر تغيير ${date}`,
  rateFor: 'المشتريات',
  rateReward: 'الاسترداد',
  rateAll: 'كل المشتريات',
  rateElse: 'كل ما عدا ذلك',
  rateRaised: (date) => (date ? `أعلى من المعتاد حتى ${date}` : 'أعلى من المعتاد لفترة محدودة'),
  rateUsual: (figure) => `المعتاد ${figure}`,
  rateAtMost: (figure) => `بحد أقصى ${figure} لكل عملية شراء`,
  cashbackSteps: 'كيف يعمل',
  cashbackStep: (merchant, site) => [
    `فتح ${apart(merchant)} عبر الرابط في هذه الصفحة والسماح بملفات تعريف الارتباط فيه.`,
    'الشراء في الزيارة نفسها، دون المرور برابط من موقع آخر.',
    'يؤكد المتجر عملية الشراء. ولا استرداد على المرتجعات.',
    `يدفع ${apart(merchant)} المبلغ المسترد مباشرة وفق الشروط أدناه، ولا يدفع ${apart(site)} شيئًا ولا يحتفظ بحساب باسمك.`,
  ],
  untilTracked: 'مدة تسجيل الشراء',
  untilPaid: 'مدة صرف المبلغ',
  exclusions: 'ما لا يشمله الاسترداد',
  cashbackTerms: 'الشروط',
  rateHistory: 'تطور أفضل استرداد',
  historyFrom: 'من',
  historyUntil: 'إلى',
  stillOn: 'اليوم',
  cashbackBeside: 'لا يمكن الجمع بين الكود والاسترداد النقدي إلا إذا سمحت شروط كليهما بذلك.',
  similarCashback: 'متاجر أخرى تقدّم استردادًا نقديًا',

  // Category
  categoryHeading: (category) => `${apart(category)}: أكواد خصم وعروض`,
  offersInAll: countOffers,
  topStoresIn: (category) => `${apart(category)}: أبرز المتاجر`,
  noOffersHere: 'لا توجد خصومات هنا اليوم',
  noOffersHereText: 'قد يفيد أحد المتاجر أو فئة أخرى.',

  // Events and channels
  moreFrom: (heading) => `المزيد من ${apart(heading)}`,
  questions: 'أسئلة وأجوبة',
  eventAhead: (date, time) => `يبدأ في ${date}، ${time}`,
  eventOn: (date) => (date ? `جارٍ حتى ${date}` : 'جارٍ الآن'),
  eventOver: (date, isLive) =>
    isLive ? `انقضى في ${date}، وهذه الخصومات ما زالت سارية لدى متاجرها` : `انقضى في ${date}`,
  bestOfLastTime: 'أفضل عروض المرة السابقة',
  bestOfLastTimeText: 'انتهت كلها، لكنها تعطي فكرة عما يمكن توقعه.',
  eventEmptyText: 'تظهر الخصومات هنا فور إعلان المتاجر عنها.',
  otherEvents: 'مناسبات أخرى',
  moreChannels: 'مختارات أخرى',

  // Blog
  guides: 'دليل التسوق',
  guidesText: 'ما توفره أكواد الخصم فعلًا، وما تعنيه شروطها.',
  noGuides: 'لا مقالات بعد',
  noGuidesText: 'ستظهر المقالات الجديدة هنا.',
  writtenBy: (name) => `بقلم ${apart(name)}`,
  reviewedBy: (name) => `مراجعة ${apart(name)}`,
  changedOn: (date) => `حُدّث في ${date}`,
  readingTime: (minutes) => `مدة القراءة: ${minutes} د`,
  contents: 'في هذه الصفحة',
  offersChecked: (ago) => `جميع الخصومات مختبرة، أولها ${ago}`,
  relatedGuides: 'مقالات ذات صلة',
  storesInGuide: 'متاجر في هذا المقال',

  // Directory
  storesByLetter: 'المتاجر حسب الحرف',
  allOfLetter: (count, letter) => `الكل تحت ${apart(letter)}: ${count}`,

  // Lists
  filter: 'تصفية وترتيب',
  filterAll: 'الكل',
  filterNames: { for: 'لمن العرض', value: 'نوع التوفير' },
  filterValues: {
    code: 'الأكواد',
    deal: 'العروض',
    percent: 'خصم بنسبة',
    money: 'خصم بمبلغ',
    price: 'سعر محدد',
    'free-delivery': 'توصيل مجاني',
    gift: 'هدايا مجانية',
    soon: 'تنتهي قريبًا',
    week: 'مجرّبة هذا الأسبوع',
  },
  removeFilter: 'إلغاء هذه التصفية',
  removeFilters: 'إلغاء كل خيارات التصفية',
  noOffersFiltered: 'لا خصومات تطابق كل خيارات التصفية',
  noOffersFilteredText: 'عند إلغاء أحدها يظهر المزيد من العروض.',
  sort: 'الترتيب',
  sorts: {
    best: 'الأفضل',
    newest: 'الأحدث',
    biggest: 'الخصم الأكبر',
    ending: 'ينتهي قريبًا',
    used: 'الأكثر استخدامًا اليوم',
  },
  paging: 'الصفحات',
  goToPage: (page) => `الصفحة ${page}`,
  previous: 'السابق',
  next: 'التالي',

  // The ticket: what it is worth
  percentOff: (figure, upTo) => ({ lead: upTo ? 'خصم حتى ' : 'خصم ', figure, tail: '' }),
  moneyOff: (figure, upTo) => ({ lead: upTo ? 'خصم حتى ' : 'خصم ', figure, tail: '' }),
  price: (figure, was, isLowest) => ({ lead: isLowest ? 'من ' : '', figure, tail: was && ` بدلًا من ${was}` }),
  freeDelivery: { lead: 'توصيل ', figure: 'مجاني', tail: '' },
  gift: { lead: '', figure: 'هدية', tail: ' مجانية' },
  free: { lead: '', figure: 'مجانًا', tail: '' },
  kinds: { code: 'كود', deal: 'عرض' },
  exclusive: 'حصري',

  // The ticket: facts
  testedBy: (name, ago) => `تم الاختبار بواسطة ${apart(name)} ${ago}`,
  tested: (ago) => `تم الاختبار ${ago}`,
  testedOnce: 'تم الاختبار',
  unconfirmed: 'غير مؤكد منذ ستة أشهر',
  untested: 'لم يُختبر بعد',
  failed: (ago) => `لم ينجح في الاختبار ${ago}`,
  until: (date) => `حتى ${date}`,
  endedOn: (date) => `انتهى في ${date}`,
  startsSoon: 'يبدأ قريبًا',
  startsOn: (date) => `يبدأ في ${date}`,
  timeLeft: (duration) => `الوقت المتبقي: ${duration}`,
  usedToday: (count) =>
    plural(count, {
      zero: 'لم يُستخدم اليوم',
      one: 'استُخدم مرة واحدة اليوم',
      two: 'استُخدم مرتين اليوم',
      few: `استُخدم ${count.written} مرات اليوم`,
      many: `استُخدم ${count.written} مرة اليوم`,
      other: `استُخدم ${count.written} مرة اليوم`,
    }),
  lastTests: (outcomes) =>
    `آخر الاختبارات، الأحدث أولًا: ${outcomes.map((outcome) => (outcome === 'worked' ? 'ناجح' : 'غير ناجح')).join('، ')}.`,
  worked: (worked, all) => `نجح مع ${worked} من أصل ${all}`,
  fewVotes: 'الأصوات قليلة حتى الآن',
  details: 'التفاصيل',
  moreOfCoupon: 'المزيد عن هذا العرض',
  expired: 'منتهي الصلاحية',

  // The ticket: actions
  getCode: 'عرض الكود',
  getDeal: 'إلى العرض',
  howToGet: 'طريقة الحصول عليه',
  tryCode: 'التجربة رغم ذلك',
  tryDeal: 'التجربة رغم ذلك',
  codeOpens: (merchant) => `في علامة تبويب جديدة وفتح ${apart(merchant)}`,
  dealOpens: (merchant) => `(يفتح ${apart(merchant)} في علامة تبويب جديدة)`,
  codeEndsWith: '، ينتهي الكود بـ',

  // The ticket, torn open
  yourCode: (merchant) => `كود الخصم لدى ${apart(merchant)}`,
  yourCodeHint: 'يُنسخ الكود ثم يُلصق عند الدفع.',
  yourCodeHintUnlinked: (merchant) =>
    `يُنسخ الكود، ثم يُفتح ${apart(merchant)} بالطريقة المعتادة، ويُلصق الكود عند الدفع.`,
  askedFor: 'الكود المطلوب',
  askedForEnded: (date) => `انتهت صلاحيته${date && ` في ${date}`}، ولم يعد صالحًا للاستخدام.`,
  askedForStarts: (date) =>
    date ? `يمكن استخدامه ابتداءً من ${date}، ويظهر هنا حينها.` : 'لا يمكن استخدامه بعد، ويظهر هنا لاحقًا.',
  askedForInVain: {
    expired: 'انتهت صلاحية الكود المطلوب. هذه الخصومات صالحة اليوم.',
    upcoming: 'لم يبدأ الكود المطلوب بعد. هذه الخصومات صالحة اليوم.',
  },
  copy: 'نسخ',
  theCode: 'الكود',
  copied: 'تم النسخ',
  copiedAnnouncement: (code) => `تم نسخ الكود ${apart(code)}`,
  copyFailed: 'تم تحديد الكود، ويمكن نسخه من لوحة المفاتيح.',
  copyFailedByTouch: 'للنسخ، يُرجى الضغط مطولًا على الكود.',
  goToShop: (merchant) => `الانتقال إلى ${apart(merchant)}`,
  otherOffers: (merchant) => `المزيد من ${apart(merchant)}`,

  // Did it work?
  didItWork: 'هل عمل الكود؟',
  itWorked: 'عمل',
  itDidNot: 'لم يعمل',
  whatWasWrong: (code) => `ما المشكلة في ${apart(code)}؟`,
  voteReasons: {
    expired: 'منتهي الصلاحية',
    minimum: 'الحد الأدنى للسلة',
    excluded: 'منتج مستثنى',
    'not-eligible': 'للعملاء الجدد فقط',
    other: 'سبب آخر',
  },
  voteTaken: (answer) => `تم التسجيل: «${answer}». شكرًا.`,
  voteSaid: (answer) => `الإجابة: «${answer}».`,
  voteNotCounted: 'تم التسجيل. الكود مخصص للعملاء الجدد، ولذلك لا يُحتسب ذلك ضده.',
  voteSending: 'جارٍ إرسال الإجابة…',
  voteOffline: 'لا يوجد اتصال بالإنترنت. تُرسل الإجابة فور عودته إذا بقيت علامة التبويب هذه مفتوحة.',
  formFailed: 'تعذّر الإرسال. كل ما كُتب ما زال هنا.',
  voteFailed: 'تعذّر إرسال الإجابة، ولم تُحتسب بعد.',
  voteRejected: {
    gone: 'لم يعد هذا العرض متاحًا، ولذلك لم تُحتسب الإجابة.',
    limited: 'وصلت من هذا الاتصال إجابات كثيرة، ولذلك لم تُحتسب هذه الإجابة.',
  },
  nextCode: 'يمكن تجربة هذا الكود بدلًا منه',
  noNextCode: (merchant) => `لا يوجد اليوم كود آخر لدى ${apart(merchant)} لتجربته.`,

  // The ticket whose code this visitor has opened
  openedAgo: (ago) => `تم عرضه ${ago}`,
  ownVote: { worked: 'إجابتك: عمل الكود', failed: 'إجابتك: لم يعمل الكود' },

  // A coupon's own page
  couponHeading: (offer, merchant) => `${offer} لدى ${apart(merchant)}`,
  couponOffer: 'الخصم',
  couponTerms: 'الشروط',
  conditionLabels: {
    leastBasket: 'سلة بقيمة لا تقل عن',
    mostSaved: 'أقصى توفير',
    audience: 'لمن',
    uses: 'عدد المرات',
    where: 'أين',
  },
  audiences: {
    'new-customers': 'العملاء الجدد',
    students: 'الطلاب',
    members: 'الأعضاء',
    'app-users': 'مستخدمو التطبيق',
  },
  usesEach: (count) =>
    plural(count, {
      zero: 'بلا استخدام',
      one: 'مرة واحدة لكل عميل',
      two: 'مرتان لكل عميل',
      few: `${count.written} مرات لكل عميل`,
      many: `${count.written} مرة لكل عميل`,
      other: `${count.written} مرة لكل عميل`,
    }),
  places: { 'in-store': 'داخل المتجر', anywhere: 'داخل المتجر وعبر الإنترنت' },
  couponTrials: 'سجل الاختبارات',
  noTrials: 'لم يجرِ اختباره بعد.',
  trial: (who, day, outcome) => `اختبار ${apart(who)} بتاريخ ${day}: ${outcome === 'worked' ? 'ناجح' : 'غير ناجح'}`,
  testers: {
    editor: 'فريق التحرير',
    feed: 'المتجر',
    bot: 'برنامج الفحص',
    community: 'أحد المتسوقين',
    extension: 'إضافة المتصفح',
  },
  trialBasket: (figure) => `سلة بقيمة ${figure}`,
  trialPaid: (figure) => `المطلوب دفعه ${figure}`,
  trialSaved: (figure) => `توفير ${figure}`,
  healthRate: (percent, days) => `نجح في ${percent} من المحاولات خلال آخر ${days} يومًا، وللأحدث منها وزن أكبر.`,
  healthUnknown: (fewest, days) => `البيانات غير كافية: أقل من ${fewest} أصوات واختبارات خلال آخر ${days} يومًا.`,
  lastWorked: (ago) => `آخر نجاح ${ago}.`,
  couponFailures: 'لماذا لم ينجح أحيانًا',
  couponFailuresText: (days) => `مما وصلنا من المتسوقين خلال آخر ${days} يومًا.`,
  failureReasons: {
    expired: 'كان قد انتهى',
    minimum: 'قيمة السلة أقل من المطلوب',
    excluded: 'المنتج مستثنى',
    'not-eligible': 'مخصص لعملاء آخرين',
    other: 'سبب آخر',
  },

  // Kept on the device
  save: 'حفظ',
  saved: 'تم الحفظ',
  saveOffer: 'حفظ هذا العرض',
  yourStores: 'المتاجر المحفوظة',
  keptNote: 'محفوظ على هذا الجهاز وحده، ولا يراه أحد غيرك.',
  savedOffers: 'العروض المحفوظة',
  openedLately: 'أكواد تم عرضها مؤخرًا',
  forgetKept: 'نسيان كل ذلك',
  keptForgotten: 'تم المسح، ولم يبقَ شيء منه على هذا الجهاز.',
  share: 'مشاركة',
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: (address) => `يمكن نسخ هذا العنوان: ${apart(address)}`,

  // Errors
  errorHeading: {
    403: 'هذا الرابط غير آمن',
    404: 'هذه الصفحة غير موجودة',
    410: 'أُزيلت هذه الصفحة',
    429: 'وصلت طلبات كثيرة من هذا الاتصال',
    connection: 'تعذّر تحميل هذه الصفحة',
    other: 'حدث خطأ من جانبنا',
  },
  errorText: {
    403: 'كان عنوان العرض مفقودًا أو جرى تغييره، لذلك أوقفنا الانتقال. يُرجى فتح صفحة المتجر والمحاولة من هناك.',
    404: 'قد يكون في العنوان خطأ، أو قد يكون المتجر انتقل إلى عنوان آخر. يمكن البحث عنه أو البدء من الصفحة الرئيسية.',
    410: 'لم يعد هذا المتجر أو العرض موجودًا. يمكن البحث عن غيره.',
    429: 'نقبل عددًا محدودًا من الطلبات من كل اتصال. يُرجى المحاولة لاحقًا.',
    connection: 'انقطع الاتصال، أو لم يستجب خادمنا. عند عودة الاتصال تُعاد المحاولة تلقائيًا.',
    other: 'لم يضِع شيء. يُرجى الانتظار قليلًا ثم إعادة تحميل الصفحة.',
  },
  goneSince: (date) => `أُزيلت في ${date}.`,
  tryAgain: 'إعادة المحاولة',
  backToPage: 'العودة إلى الصفحة',
  backHome: 'الصفحة الرئيسية',
  tryThese: 'قد يفيد أحد هذه المتاجر',
  offline: 'لا يوجد اتصال بالإنترنت',
  offlineText: 'هذه نسخة محفوظة من قبل. تُفتح الصفحات من جديد عند عودة الاتصال.',
  openedUnchecked: 'لم يُتحقَّق منه منذ ذلك الحين.',
  showEarlier: 'عرض السابق',
  showFurther: 'عرض المزيد',
  advertisement: 'إعلان',
  newsletterHeading: 'أفضل العروض مرة كل أسبوع',
  newsletterText: 'رسالة واحدة بالأكواد التي اجتازت الاختبار، مع إمكانية إلغاء الاشتراك في أي وقت.',
  newsletterJoin: 'الاشتراك في النشرة',
  extensionHeading: (name) => `${apart(name)} في متصفحك`,
  extensionText: 'أكواد مختبَرة للمتجر المفتوح أمامك، بنقرة واحدة.',
  addExtension: (browser) => `الإضافة إلى ${apart(browser)}`,
  hideExtension: 'عدم العرض مجددًا',
}
