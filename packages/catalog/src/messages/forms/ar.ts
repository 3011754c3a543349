import type { FormMessages } from './FormMessages.ts'

/** A name that may be of another script: kept in one piece and in its own direction (U+2068 … U+2069). */
const apart = (name: string): string => `\u2068${name}\u2069`

const confirmation = 'يُرسَل أولًا رابط لتأكيد العنوان: ولا يصل شيء آخر قبل فتحه. وفي كل رسالة رابط لإلغاء الاشتراك.'
const requested = 'هناك رسالة في طريقها إلى هذا العنوان. يؤكد الرابط فيها الطلب، ولا يُرسَل شيء آخر قبل ذلك.'

/** To nobody's gender: nouns of action and the passive instead of imperatives. */
export const arForms: FormMessages = {
  submission: (merchant) => ({
    heading: `إرسال كود خصم لمتجر ${apart(merchant)}`,
    intro: ['يراجعه أحد المحررين قبل أن يراه أي شخص آخر. ولا تُحفظ هوية المُرسِل.'],
    submit: 'إرسال الكود',
    taken: 'يراجع أحد المحررين الكود الآن. وإن كان صالحًا ظهر في الصفحة.',
  }),
  review: (merchant) => ({
    heading: `كتابة تقييم لمتجر ${apart(merchant)}`,
    intro: ['يقرؤه أحد المحررين قبل أن يراه أي شخص آخر. ولا يُحفظ سوى ما يُكتب هنا.'],
    submit: 'إرسال التقييم',
    taken: 'يقرأ أحد المحررين التقييم الآن. وإن كان عن المتجر ظهر في الصفحة.',
  }),
  alerts: (merchant) => ({
    heading: `العروض الجديدة من ${apart(merchant)} بالبريد الإلكتروني`,
    intro: [`رسالة عند توفر عروض جديدة من ${apart(merchant)}، بحد أقصى رسالة واحدة في اليوم.`, confirmation],
    submit: 'الاشتراك في العروض الجديدة',
    taken: requested,
  }),
  newsletter: (site) => ({
    heading: `النشرة البريدية من ${apart(site)}`,
    intro: ['أفضل العروض الجديدة، مرة واحدة في الأسبوع.', confirmation],
    submit: 'الاشتراك في النشرة',
    taken: requested,
  }),
  code: {
    label: 'الكود',
    hint: 'كما يُكتب عند الدفع.',
    missing: 'لم يُكتب الكود.',
    invalid: 'يُكتب الكود وحده: من 2 إلى 40 حرفًا أو رقمًا أو علامة، دون مسافات.',
  },
  offer: {
    label: 'ما يقدمه الكود',
    hint: 'مثال: خصم 10% على الأحذية.',
    missing: 'لم يُكتب ما يقدمه الكود.',
    invalid: 'يُكتب بالكلمات، ثلاثة أحرف على الأقل.',
  },
  endsOn: {
    label: 'آخر يوم',
    hint: 'إن كان معروفًا.',
    invalid: 'المطلوب تاريخ خلال السنوات الثلاث القادمة، أو ترك الحقل فارغًا.',
    past: 'انقضى هذا اليوم. المطلوب تاريخ آخر، أو ترك الحقل فارغًا.',
  },
  rating: { label: 'التقييم', missing: 'المطلوب اختيار نجمة إلى خمس نجوم.' },
  ratings: ['نجمة واحدة: سيئ', 'نجمتان: دون المتوسط', '3 نجوم: مقبول', '4 نجوم: جيد', '5 نجوم: جيد جدًا'],
  headline: { label: 'العنوان الرئيسي' },
  body: { label: 'التجربة' },
  by: { label: 'الاسم', hint: 'كما سيظهر أسفل التقييم.' },
  address: {
    label: 'البريد الإلكتروني',
    missing: 'لم يُكتب البريد الإلكتروني.',
    invalid: (example) => `المطلوب عنوان مثل ${apart(example)}`,
  },
  long: (most) => `الحد الأقصى هنا ${most} حرف.`,
  optional: '(اختياري)',
  wrong: 'لم يُرسَل بعد',
  held: 'لمنع البرامج الآلية لم يُرسَل شيء بعد. كل ما كُتب موجود هنا: يُرجى الإرسال مرة أخرى.',
  sending: 'جارٍ الإرسال…',
  offline: 'لا يوجد اتصال. سيتم الإرسال فور عودته.',
  failed: 'تعذّر الإرسال. كل ما كُتب موجود هنا: يُرجى المحاولة مرة أخرى.',
  busy: 'وصل عدد كبير من الطلبات من هذا الاتصال. يُرجى المحاولة بعد دقيقة.',
  takenHeading: 'شكرًا جزيلًا',
  back: 'العودة إلى الصفحة',
  close: 'إغلاق',
  trap: 'يُترك هذا الحقل فارغًا',
}
