import { isolateInArabic as apart } from '@clipfront/site-config/isolate'
import { VOTE_DAYS, VOTES_OF_NETWORK } from '@clipfront/page-data'
import { createCounter } from './createCounter.ts'
import { arAssistant } from './assistant/ar.ts'
import { arForms } from './forms/ar.ts'
import type { Messages } from './Messages.ts'

const count = createCounter<Intl.LDMLPluralRule>('ar-AE')

/** As the subject of a sentence; behind a preposition two of them end in another way. */
const countMerchants = (total: number, two = 'متجران'): string =>
  count(total, {
    zero: 'لا متاجر',
    one: 'متجر واحد',
    two,
    few: '# متاجر',
    many: '# متجرًا',
    other: '# متجر',
  })

const liveDiscounts = (total: number): string =>
  count(total, {
    zero: 'لا خصومات سارية',
    one: 'خصم سارٍ واحد',
    two: 'خصمان ساريان',
    few: '# خصومات سارية',
    many: '# خصمًا ساريًا',
    other: '# خصم سارٍ',
  })

const codesAndDeals = (codes: number, deals: number): string =>
  [
    codes &&
      count(codes, {
        zero: 'لا أكواد',
        one: 'كود واحد',
        two: 'كودان',
        few: '# أكواد',
        many: '# كودًا',
        other: '# كود',
      }),
    deals &&
      count(deals, {
        zero: 'لا عروض',
        one: 'عرض واحد',
        two: 'عرضان',
        few: '# عروض',
        many: '# عرضًا',
        other: '# عرض',
      }),
  ]
    .filter(Boolean)
    .join(' و')

/** To nobody's gender: nouns of action and the passive instead of imperatives, as the pages around it. */
export const ar: Messages = {
  conditions: {
    leastBasket: (figure) => `للطلبات ابتداءً من ${figure}`,
    'new-customers': 'للعملاء الجدد',
    students: 'للطلاب',
    members: 'للأعضاء',
    'app-users': 'عبر التطبيق',
    inStore: 'داخل المتجر',
    onceEach: 'مرة واحدة لكل شخص',
  },
  categories: {
    software: 'البرامج والتطبيقات',
    games: 'الألعاب',
    'books-media': 'الكتب والوسائط',
    electronics: 'الإلكترونيات',
    fashion: 'الأزياء',
    'home-garden': 'المنزل والحديقة',
    'food-drink': 'الطعام والشراب',
    travel: 'السفر',
    'health-beauty': 'الصحة والجمال',
    education: 'التعليم',
    services: 'الخدمات',
    other: 'أخرى',
  },
  home: {
    title: (site) => `${site}: أكواد خصم وعروض`,
    description: (site, live, merchants) =>
      live === 0
        ? `أكواد الخصم والعروض مجموعة في ${apart(site)}.`
        : `${liveDiscounts(live)} لدى ${countMerchants(merchants, 'متجرين')}، بأكواد ومن دونها. ومع كل خصم بيان ما إذا كان قد اختُبر ومتى ينتهي.`,
  },
  merchant: {
    title: (name, month, best) => `أكواد خصم ${name}${best && `: ${best}`} – ${month}`,
    description: (name, month, codes, deals, topTitle) =>
      `المتاح لدى ${apart(name)} في ${month}: ${codesAndDeals(codes, deals)}.${topTitle && ` أفضلها: ${apart(topTitle)}.`}`,
    titleUntested: (name, month) => `خصومات ${name} – ${month}`,
    descriptionUntested: (name, total) =>
      `${count(total, {
        zero: 'لا خصومات مدرجة',
        one: 'خصم واحد مدرج',
        two: 'خصمان مدرجان',
        few: '# خصومات مدرجة',
        many: '# خصمًا مدرجًا',
        other: '# خصم مدرج',
      })} من ${apart(name)}، بلا اختبار.`,
    titleOfCode: (name) => `كود الخصم لدى ${name}`,
    descriptionWithoutOffers: (name, past) =>
      `لا يوجد حاليًا كود خصم سارٍ لدى ${apart(name)}.${
        past > 0
          ? ` وهنا متاجر مشابهة، ومن السابق: ${count(past, {
              zero: 'لا خصومات',
              one: 'خصم واحد',
              two: 'خصمان',
              few: '# خصومات',
              many: '# خصمًا',
              other: '# خصم',
            })}.`
          : ''
      }`,
  },
  category: {
    title: (name, month, page) => `${name}: أكواد خصم وعروض – ${month}${page > 1 ? `، صفحة ${page}` : ''}`,
    description: (name, total) =>
      total === 0 ? `${name}: لا توجد خصومات سارية حاليًا.` : `${name}: ${liveDiscounts(total)}.`,
  },
  cashback: {
    title: (name, figure, upTo) => `${name}: استرداد نقدي ${upTo ? 'حتى ' : ''}${figure}`,
    description: (name, figure, upTo) =>
      `الاسترداد النقدي من ${apart(name)}: ${upTo ? 'حتى ' : ''}${figure}. كل النسب والمبالغ وما تشمله.`,
    titleWithoutRates: (name) => `الاسترداد النقدي من ${apart(name)}`,
    descriptionWithoutRates: (name) => `لا يقدّم ${apart(name)} استردادًا نقديًا حاليًا. النسب السابقة مدرجة هنا.`,
  },
  search: {
    title: (query) => (query ? `نتائج البحث عن «${query}»` : 'البحث'),
    description: (query) =>
      query ? `الخصومات والفئات والمتاجر المطابقة لـ«${apart(query)}».` : 'البحث في المتاجر والخصومات.',
  },
  onPage: (title, page) => `${title}، صفحة ${page}`,
  moreOffers: 'خصومات أخرى',
  blog: {
    title: (site, page) => `دليل التسوق – ${apart(site)}${page > 1 ? `، صفحة ${page}` : ''}`,
    description: (site) => `تسوّق بأقل مع ${apart(site)}: ما توفره أكواد الخصم فعلًا، وما تعنيه شروطها.`,
  },
  notFound: 'لم يتم العثور على هذه الصفحة',
  gone: 'لم تعد هذه الصفحة متاحة',
  badRequest: 'تتعذر قراءة هذا العنوان. يُرجى التأكد من نسخه كاملًا.',
  directory: {
    heading: 'كل المتاجر من الألف إلى الياء',
    title: (site) => `كل المتاجر من الألف إلى الياء – ${site}`,
    description: (site, total) => `${countMerchants(total)} على ${apart(site)} بالترتيب الأبجدي.`,
    ofLetter: (letter, page) => `كل المتاجر: ${apart(letter)}${page > 1 ? `، صفحة ${page}` : ''}`,
    empty: 'لا توجد متاجر هنا بعد.',
    other: 'أرقام ورموز أخرى',
  },
  articles: {
    about: (site, disclosure) => ({
      heading: `عن ${apart(site)}`,
      description: `ما هو ${apart(site)}، ومن أين دخله.`,
      blocks: [
        {
          type: 'paragraph',
          text: `يجمع ${apart(site)} أكواد الخصم والعروض في مكان واحد، ويوضح مع كل منها ما إذا كان قد اختُبر، ومن اختبره ومتى، ومتى ينتهي.`,
        },
        { type: 'heading', text: 'من أين دخلنا' },
        {
          type: 'paragraph',
          text: `زر «عرض الكود» يعرض الكود في علامة تبويب جديدة ويفتح المتجر في العلامة الحالية، فيعرف المتجر من أين جاءت الزيارة. ${disclosure}`,
        },
        { type: 'heading', text: 'ما لا نفعله' },
        {
          type: 'list',
          items: [
            'لا نختلق أكوادًا ولا أصواتًا ولا أعداد مستخدمين.',
            'لا نعرض عدًّا تنازليًا غير نهاية الخصم الحقيقية.',
            'لا نصف خصمًا بأنه مُختبَر ما لم يختبره أحد.',
          ],
        },
        {
          type: 'links',
          links: [
            { label: 'كيف نختبر', path: '/how-we-test' },
            { label: 'كل المتاجر', path: '/stores' },
          ],
        },
      ],
    }),
    'how-we-test': (site) => ({
      heading: 'كيف نختبر',
      description: `ما معنى «تم الاختبار» و«سارٍ» و«غير مؤكد» و«منتهي الصلاحية» على ${apart(site)}.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'لكل خصم حالة واحدة من أربع، تحددها التواريخ لا الآراء.',
        },
        {
          type: 'list',
          items: [
            'سارٍ: اليوم ضمن مدة الخصم؛ أو ليست له مدة محددة وقد أُدرج أو أُكّد خلال آخر 180 يومًا.',
            'يبدأ قريبًا: لم يحن يومه الأول بعد.',
            'غير مؤكد: ليست له مدة محددة ولم يؤكده أحد منذ 180 يومًا. قد يكون صالحًا حتى الآن.',
            'منتهي الصلاحية: انقضى يومه الأخير.',
          ],
        },
        { type: 'heading', text: 'تم الاختبار' },
        {
          type: 'paragraph',
          text: '«تم الاختبار» يعني أن الخصم جُرّب في الوقت المبيّن، على يد شخص مذكور بالاسم أو ببرنامج الفحص لدينا. أما بقية الخصومات فعليها عبارة «لم يُختبر بعد»، ومنها ما يصلنا من القوائم والخلاصات إلى أن يختبرها أحد. وإذا فشل آخر اختبار ذُكر ذلك.',
        },
        { type: 'heading', text: 'الأصوات' },
        {
          type: 'paragraph',
          text: `نحتسب الأصوات فور وصولها، وبحد أقصى ${VOTES_OF_NETWORK} في اليوم للكود نفسه من الاتصال الواحد. ومن لم يكن الخصم موجّهًا إليه فلا يُحسب صوته ضده. وتخص أرقام الأصوات آخر ${VOTE_DAYS} يومًا. وعدد مرات الاستخدام هو عدد نقرات اليوم من دون الروبوتات.`,
        },
      ],
    }),
    privacy: (site) => ({
      heading: 'الخصوصية',
      description: `ما الذي يحفظه ${apart(site)} عن الزيارة، وإلى متى.`,
      blocks: [
        {
          type: 'paragraph',
          text: 'نعدّ الخصومات التي تُشاهَد ويُنقر عليها، من دون حساب ومن دون معرّف يتتبع أحدًا.',
        },
        { type: 'heading', text: 'ما الذي نحفظه' },
        {
          type: 'list',
          items: [
            'أي خصم كان، وفي أي صفحة، وفي أي موضع من القائمة، ومتى.',
            'نوع الجهاز (هاتف أو جهاز لوحي أو حاسوب) واسم المتصفح.',
            'بصمتان، إحداهما من عنوان الشبكة والمتصفح والأخرى من العنوان وحده، وكلتاهما ممزوجة بمفتاح سري يتغير كل يوم. نحذف المفتاح يوميًا، فلا يمكن لأحد أن يصل منهما إلى صاحبهما ولا أن يربط يومًا بآخر. تميّزان الروبوتات من البشر، وتمنعان احتساب الشخص الواحد أكثر من مرة.',
            'مع العرض الذي ظهر بين نتائج بحث: ما جرى البحث عنه، إلا إذا كان يشبه عنوان بريد إلكتروني أو رقمًا شخصيًا.',
            'كلمات بحثٍ لم يُسفر عن نتيجة، نعدّها لكل يوم ونحفظها ثلاثين يومًا من دون أي شيء عمّن بحث. أما ما يشبه عنوان بريد إلكتروني أو رقمًا شخصيًا فلا نعدّ منه إلا أن بحثًا قد جرى.',
            'كلمات بحثٍ رأى من خلاله عشرون زائرًا على الأقل عروضًا في يوم واحد، مع عددهم، سبعة أيام. وما نعرضه على أنه شائع هو ما تعثر عليه الكلمات، لا الكلمات نفسها.',
            'ما يقوله الزائر عن كود: هل نجح، والسبب الذي ذكره، ومتى، مع البصمتين نفسيهما.',
            'ما يُرسَل من أكواد وتقييمات، دون معرفة المُرسِل.',
          ],
        },
        { type: 'heading', text: 'ما الذي لا نحفظه' },
        {
          type: 'list',
          items: ['عنوان IP.', 'الوصف الكامل الذي يرسله المتصفح عن نفسه.'],
        },
        { type: 'heading', text: 'على جهاز الزائر' },
        {
          type: 'paragraph',
          text: 'لا تُحفظ بيانات قليلة هناك إلا مع القبول، أو حيث لا تلزم موافقة ولم يُرفض الأمر: أي الخصومات عُدّت، كي لا يُعدّ أحدها مرتين، وما يميّز الإنسان من البرنامج. يمكن تغيير الاختيار من «إعدادات ملفات تعريف الارتباط» في أسفل كل صفحة، والرفض يحذف هذه البيانات. أما الاختيار نفسه فيُحفظ ستة أشهر.',
        },
        { type: 'heading', text: 'إلى متى' },
        { type: 'paragraph', text: 'تُحذف الأحداث والأصوات الفردية بعد 90 يومًا، ولا تبقى إلا المجاميع.' },
      ],
    }),
  },
  indexes: {
    categories: {
      heading: 'كل الفئات',
      description: (site) => `كل الفئات على ${apart(site)} وعدد خصومات كل منها اليوم.`,
    },
    topics: {
      heading: 'المواسم والمناسبات',
      description: (site) => `المواسم والمناسبات على ${apart(site)}: الجارية والقادمة والسابقة.`,
    },
    brands: { heading: 'العلامات التجارية', description: (site) => `علامات تجارية لها خصومات على ${apart(site)}.` },
    tags: { heading: 'أنواع الخصومات', description: (site) => `خصومات ${apart(site)} بحسب نوعها، مع عددها اليوم.` },
    moreChannels: 'مختارات أخرى',
  },
  tests: {
    heading: 'من يختبر',
    text: (days) => `اختبارات الخصومات في هذا الموقع خلال آخر ${days} يومًا:`,
    none: (days) => `لم يُختبر أي خصم في هذا الموقع خلال آخر ${days} يومًا.`,
    kinds: {
      editor: 'فريق التحرير',
      bot: 'برنامج الفحص',
      community: 'المتسوقون',
      extension: 'إضافة المتصفح',
    },
    share: (kind, percent, worked, tests) => `${kind}: ${percent}، والناجح ${worked} من أصل ${tests}`,
    health: (days, votes, fewest) =>
      `للأحدث من الأصوات والاختبارات وزن أكبر: بعد ${days} يومًا يُحسب كل منها بالنصف. واختبارنا يعادل ${votes} أصوات. وإذا قلّ العدد عن ${fewest} فلا نذكر نسبة.`,
  },
  ranking: {
    heading: 'كيف نرتّب',
    description: (site) => `ترتيب الخصومات في ${apart(site)} وأسبابه.`,
    byEditors: 'في هذا الموقع تُرتّب الخصومات كما يحدده فريق التحرير، ثم الأحدث أولًا.',
    byScore: 'في هذا الموقع لكل خصم سارٍ درجة يُعاد حسابها كل دقيقة إلى عشر دقائق بحسب عدد الخصومات، وتتكون من:',
    terms: {
      health: 'مدى نجاحه مؤخرًا بحسب الأصوات والاختبارات',
      verification: 'هل نجح في اختبار، ومتى',
      clicks: 'عدد النقرات عليه مقارنة بغيره في الموضع نفسه',
      discount: 'مقدار ما يخصمه من السعر',
      freshness: 'متى أُدرج أو تأكد آخر مرة',
      expiry: 'هل له موعد انتهاء، ومدى قربه',
    },
    term: (name, percent) => `${name}: ${percent}`,
    tie: 'عند تساوي الدرجات يُعتمد ترتيب فريق التحرير، ثم التاريخ.',
    commission: 'ما يدفعه لنا المتجر لا أثر له في الترتيب.',
    usable:
      'ما يمكن استخدامه اليوم يسبق دائمًا ما لا يمكن استخدامه. والقائمة التي يرتبها المتسوق بنفسه تتبع ترتيبه وحده.',
  },
  privacyDetails: {
    heading: 'ما يوجد على جهاز الزائر، بأسمائه',
    rules: {
      ask: 'هذا الموقع يسأل أولًا: من دون قبول لا يُحفظ إلا العنصر الأخير.',
      'not-needed': 'هذا الموقع لا يلزمه السؤال: قد يُحفظ كل ذلك حتى الرفض.',
    },
    notes: {
      cf_consent: 'الاختيار الذي تم، نصف عام',
      cf_merchant: 'المتجر الذي عُرضت صفحته آخر مرة، ثلاثين يومًا؛ وقد تقرأه نصوص شركائنا البرمجية',
      timezone: 'أن إنسانًا كان هنا، سبعة أيام',
      'td:cp': 'أي الخصومات عُدّت، ومتى',
      'td:kept':
        'المتاجر والعروض التي حفظتها لمدة نصف سنة، والأكواد التي عرضتها مؤخرًا لمدة ثلاثين يومًا، وتُحذف كلها بنقرة واحدة في الصفحة الرئيسية',
      'td:opened': 'الأكواد التي عُرضت لك، ومتى، ورأيك فيها: أحدث مئة، ثلاثين يومًا',
      'td:out': 'ما لم يمكن إرساله بعد، يومًا على الأكثر',
      'td:searches': 'ما بحثت عنه: أحدث ثماني عمليات بحث، ثلاثين يومًا',
      'td:web-vitals': 'سرعة الصفحات، حيث يطلب عنوان الصفحة ذلك فقط',
      'td:pwa-open': 'متى فُتح التطبيق المثبّت آخر مرة',
      'td:extension': 'اختيارك عدم عرض إضافة المتصفح مجددًا',
      'cf-offline': 'الصفحة التي تظهر عند انقطاع الاتصال، إلى أن يُحدَّث الموقع',
      'cf:chunk-reload': 'متى اضطرت علامة التبويب هذه إلى تحميل صفحة من جديد؛ لا يحتاج إلى موافقة، ويزول معها',
    },
    othersHeading: 'من يعلم بالزيارة أيضًا',
    analytics: (service, host) =>
      `${apart(service)} على ${apart(host)}، مع القبول، أو حيث لا تلزم موافقة ولم يُرفض الأمر: نوع الصفحة المعروضة، وأي الخصومات في أعلاها، والمتصفح والمنصة، وهل هناك إنسان، وهل تُحجب الإعلانات. وقد تُعدّ الزيارات في ملفات تعريف ارتباط تبدأ بـ ${apart('_ga')}. ولا يُسمح بشيء من ذلك للإعلانات.`,
    errorReports: (host) =>
      `${apart(host)}، بالشروط نفسها: أخطاء نصوصنا البرمجية مع عنوان الصفحة، من دون استعلامه ومن دون ملفات تعريف الارتباط.`,
    ads: (service, host) =>
      `${apart(service)} على ${apart(host)}، بالشروط نفسها: عرض صفحة فيها مساحة إعلانية، وما يعرفه كل خادم عن المتصفح والاتصال. ونحن نطلب إعلانات لا يعتمد اختيارها على نشاطك في مواقع أخرى. وقد يُسجَّل عدد مرات عرض الإعلان في ملفات تعريف ارتباط تبدأ بـ ${apart('__g')}.`,
  },
  company: {
    runBy: (site, operator) => `تدير شركة ${apart(operator)} موقع ${apart(site)}.`,
    forPartner: (operator, partner) =>
      `تديره شركة ${apart(operator)} لصالح ${apart(partner)}، ولا يد له في اختيار الخصومات ولا في ترتيبها.`,
    fact: (label, value) => `${label}: ${apart(value)}`,
    labels: {
      address: 'العنوان',
      email: 'البريد الإلكتروني',
      representative: 'يمثلها',
      register: 'السجل',
      vatId: 'الرقم الضريبي',
    },
    responsible: 'المسؤول عن المحتوى',
    contact: { heading: 'اتصل بنا', description: (site) => `كيف تصل إلى القائمين على ${apart(site)}.` },
    wrong: {
      heading: 'هل من خطأ؟',
      text: 'إذا كان كود أو تاريخ أو اسم غير صحيح فاكتب إلينا مع عنوان الصفحة. يراجعه المحررون ويصححون الخطأ.',
    },
    orders: {
      heading: 'الطلبات والمبالغ المستردة',
      text: 'نحن لا نبيع شيئًا. الطلبات والتوصيل واسترداد المبالغ مسؤولية المتجر.',
    },
    imprint: { heading: 'بيانات الناشر', description: (site) => `الشركة التي تدير ${apart(site)}.` },
    terms: { heading: 'شروط الاستخدام', description: (site) => `ما يمكن توقعه من ${apart(site)} وما لا يمكن.` },
    termsItems: (site) => [
      `قراءة ${apart(site)} مجانية ولا تحتاج إلى حساب.`,
      'الخصم من المتجر نفسه: الشراء عنده وبشروطه، ولسنا طرفًا فيه.',
      'نذكر من اختبر الخصم ومتى. وقد ينتهي أو يتغير بعد ذلك.',
      'يمكن اقتباس نصوصنا مع رابط. أما نسخها بالجملة فيحتاج إلى موافقتنا.',
    ],
    controller: 'من المسؤول',
    rights: (email) =>
      `يمكنك أن تسأل عما نحفظه عنك، وأن تطلب تصحيحه أو حذفه، وأن تشتكي إلى هيئة حماية البيانات. اكتب إلى ${apart(email)}.`,
  },
  forms: arForms,
  assistant: arAssistant,
  demoShop: {
    heading: (name) => `${apart(name)}: متجر للعرض التجريبي`,
    description: (name) => `${apart(name)} متجر خيالي.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `هنا كان سيُفتح موقع المتجر نفسه. ${apart(name)} متجر خيالي ضمن العرض التجريبي، ولا شيء فيه للشراء.`,
      },
      {
        type: 'paragraph',
        text: 'كل ما سبق هذه الصفحة كان حقيقيًا: فُحص الرابط، واحتُسبت النقرة، ولم يخرج شيء من هذا الموقع.',
      },
      { type: 'links', links: [{ label: `العودة إلى خصومات ${apart(name)}`, path }] },
    ],
  },
  noProgramme: {
    heading: (name) => `ليس لدينا رابط إلى ${apart(name)} بعد`,
    description: (name, site) => `لا توجد اتفاقية بين ${apart(site)} و${apart(name)}.`,
    blocks: (name, path) => [
      {
        type: 'paragraph',
        text: `ندرج خصومات ${apart(name)}، لكن لا اتفاقية بيننا وبين المتجر، ولا نرسل أحدًا إلى عنوان لم نتحقق منه. لهذا ظهرت هذه الصفحة.`,
      },
      {
        type: 'paragraph',
        text: `للاستفادة من الخصم يُفتح ${apart(name)} بالطريقة المعتادة. وإن كان له كود فيُدخَل عند الدفع.`,
      },
      { type: 'links', links: [{ label: `العودة إلى خصومات ${apart(name)}`, path }] },
    ],
  },
}
