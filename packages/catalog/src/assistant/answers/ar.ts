import { isolateInArabic } from '@clipfront/site-config/isolate'
import { createCounter } from '../../messages/createCounter.ts'
import type { AnswerMessages } from './AnswerMessages.ts'

const count = createCounter<Intl.LDMLPluralRule>('ar-AE')
const behind = (where: string): string => where && ` ${where}`
const inBrackets = (labels: string): string => labels && ` (${labels})`

/** To nobody's gender: nouns of action and the passive instead of imperatives, as the pages around it. */
export const ar: AnswerMessages = {
  gap: ' ',
  offers: (total) =>
    count(total, {
      zero: 'لا خصومات سارية',
      one: 'خصم سارٍ واحد',
      two: 'خصمان ساريان',
      few: '# خصومات سارية',
      many: '# خصمًا ساريًا',
      other: '# خصم سارٍ',
    }),
  codes: (total) =>
    count(total, {
      zero: 'لا أكواد سارية',
      one: 'كود سارٍ واحد',
      two: 'كودان ساريان',
      few: '# أكواد سارية',
      many: '# كودًا ساريًا',
      other: '# كود سارٍ',
    }),
  deals: (total) =>
    count(total, {
      zero: 'لا عروض بلا كود',
      one: 'عرض واحد بلا كود',
      two: 'عرضان بلا كود',
      few: '# عروض بلا كود',
      many: '# عرضًا بلا كود',
      other: '# عرض بلا كود',
    }),
  at: (merchants) => `لدى ${merchants}`,
  within: (names) => `في «${names}»`,
  about: (wording) => `عن «${wording}»`,
  found: (offers, where, labels) => `${offers}${behind(where)}${inBrackets(labels)}.`,
  none: (where, labels) => `لا يوجد حاليًا خصم مطابق${behind(where)}${inBrackets(labels)}.`,
  others: 'وهذا ما يوجد هناك غير ذلك.',
  elsewhere: 'وهذا أقرب ما يوجد.',
  similar: (merchants) => `وهذه متاجر تشبه ${merchants}.`,
  popular: 'وهذه متاجر رائجة هنا.',
  someWords: (wording) => `لا خصم هناك يجمع كل ما في «${wording}».`,
  unknown: (wording) => `لا شيء هنا عن «${wording}».`,
  withoutWords: (wording) => `لا خصم هناك يذكر «${wording}».`,
  sorted: {
    newest: 'الأحدث أولًا.',
    biggest: 'أعلى النسب أولًا، ثم أكبر المبالغ.',
    ending: 'ما ينتهي قبل غيره أولًا.',
  },
  labels: {
    part: 'بجزء منه',
    code: 'بكود',
    deal: 'بلا كود',
    'free-delivery': 'توصيل مجاني',
    gift: 'مع هدية',
    leastPercent: (figure) => `خصم ${figure} على الأقل`,
    leastOff: (figure) => `خصم ${figure} على الأقل`,
    mostPrice: (figure) => `بسعر لا يتجاوز ${figure}`,
    notNew: 'من دون ما هو للعملاء الجدد فقط',
    noMinimum: 'بلا حد أدنى للطلب',
    exclusive: 'حصري',
    tested: 'جُرّب ونجح',
    testedToday: 'جُرّب اليوم ونجح',
    testedThisWeek: 'جُرّب ونجح خلال آخر 7 أيام',
    endsToday: 'ينتهي اليوم',
    endsThisWeek: 'ينتهي خلال 7 أيام',
  },
  prices: 'لا يُعرف السعر هنا إلا إذا ذكره العرض، أما أسعار السلع الأخرى فلا يمكن معرفتها.',
  basket: {
    saves: (basket, saved) => `عند الشراء بقيمة ${basket} يوفّر الأول ${saved} إن انطبقت شروطه.`,
    savesSome: (basket, saved, audience) =>
      `عند الشراء بقيمة ${basket} يوفّر الأول ${saved} لبعض العملاء فقط (${audience}).`,
    more: (saved, audience) => `ويصل التوفير لبعض العملاء فقط إلى ${saved} (${audience}).`,
    open: (basket) => `ما توفّره هذه الخصومات عند الشراء بقيمة ${basket} غير معروف مسبقًا.`,
    excluded: (basket) => `لا يصلح أي من هذه الخصومات لشراء بقيمة ${basket}، والسبب مذكور عند كل منها.`,
  },
  outcomes: {
    saves: (saved) => `توفير ${saved}`,
    capped: (saved) => `توفير ${saved}، وهو أقصى ما يوفّره`,
    wouldSave: (saved) => `قد يوفّر ${saved}`,
    wouldSaveDelivery: 'قد يوفّر تكلفة التوصيل',
    upTo: (most) => `حتى ${most}، دون ضمان`,
    delivery: 'يوفّر تكلفة التوصيل',
    unknown: 'يعتمد على المشتريات',
    belowMinimum: (missing, minimum) => `ينقص ${missing} عن الحد الأدنى ${minimum}`,
    otherCurrency: (currency) => `شروطه بعملة \u2068${currency}\u2069، فلا يمكن حسابه`,
    inStore: 'داخل المتجر فقط',
  },
  health: {
    tested: (date) => `آخر تجربة ${date}: نجح`,
    failed: (date) => `آخر تجربة ${date}: لم ينجح`,
    votes: (worked, all) => `نجح مؤخرًا مع ${worked} من أصل ${all}`,
    untested: 'لم يُجرَّب بعد',
  },
  failing: {
    some: 'وما لم ينجح في آخر تجربة مذكور في الأسفل.',
    all: 'كل ما يمكن استعماله لم ينجح في آخر تجربة.',
  },
  page: {
    says: (merchant, lines) => `في صفحة ${merchant}: ${lines}.`,
    quote: (line) => `«${line}»`,
    sentence: (text) => `${text}.`,
    silent: (merchants) => `لا شيء هنا عن ذلك لدى ${merchants}، والجواب عند المتجر نفسه.`,
    ask: 'عند ذكر اسم متجر يظهر هنا ما تقوله صفحته عن ذلك.',
  },
  topics: {
    failed: () =>
      'قد يكون الكود منتهيًا، أو له حد أدنى للطلب، أو لا يشمل بعض المنتجات، أو للعملاء الجدد فقط؛ وما يشترطه مكتوب في صفحته. وأسفل الكود يمكن الإبلاغ بأنه لم ينجح، فيظهر هناك أفضل ما يليه.',
    use: () =>
      'يُفتح الكود في صفحته هنا ويُنسخ، ثم يُكتب في خانة الأكواد عند الدفع في المتجر. أما العرض بلا كود فيسري برابطه وحده.',
    howTested: () =>
      'لا نصف خصمًا بأنه مجرَّب إلا إذا جرّبه أحد: بجانبه من جرّبه ومتى وهل نجح. وما عدا ذلك مكتوب عنده أن أحدًا لم يجرّبه بعد.',
    howRanked: () => 'ما يدفعه لنا المتجر لا يغيّر الترتيب أبدًا. وكيف يتكوّن الترتيب مشروح هنا.',
    about: (site) =>
      `يجمع ${isolateInArabic(site)} أكواد الخصم والعروض ويذكر عند كل منها هل جرّبه أحد. تدفع لنا بعض المتاجر عمولة عند الشراء عبر روابطنا، ولا يزيد ذلك السعر.`,
    privacy: () => 'ما يُحفظ عن الزيارة، وإلى متى، مشروح هنا.',
    contact: () => 'لا نبيع شيئًا: الطلبات والتوصيل واسترداد المبالغ مسؤولية المتجر. وتمكن مراسلتنا بشأن ما يُنشر هنا.',
    cashback: () => 'إذا كان المتجر يعيد جزءًا من الثمن، فصفحته تذكر كم يعيد.',
  },
  smallTalk: {
    help: (site) =>
      `يمكن السؤال عن متجر أو فئة أو مبلغ: ما أكواد المتجر، وأين التوصيل مجاني، وما الذي يوفّر أكثر عند الشراء. الإجابات من خصومات ${isolateInArabic(site)}.`,
    thanks: () => 'على الرحب والسعة. يمكن طرح سؤال آخر في أي وقت.',
    bye: () => 'مع السلامة وإلى اللقاء.',
    hello: () => 'مرحبًا! يمكن السؤال عن متجر أو فئة أو مبلغ.',
  },
  searchFor: (wording) => `البحث عن «\u2068${wording}\u2069»`,
}
