import type { AssistantMessages } from './AssistantMessages.ts'

/** A name that may be of another script: kept in one piece and in its own direction (U+2068 … U+2069). */
const apart = (name: string): string => `\u2068${name}\u2069`

/** To nobody's gender: nouns of action and the passive instead of imperatives. */
export const arAssistant: AssistantMessages = {
  heading: 'السؤال عن الخصومات',
  intro: (site) => `تأتي الإجابات مما هو منشور اليوم على ${apart(site)}: أكواد الخصم والعروض وشروطها.`,
  personal: 'يُرجى عدم إرسال بيانات شخصية. ونحن لا نحفظ الأسئلة ولا الإجابات.',
  writers: {
    model: 'يكتب الإجابات نموذج لغوي تابع لشركة أخرى، وتُرسَل الأسئلة إليه. وقد يخطئ.',
    catalog: 'لا يُسأل أي نموذج لغوي، بل تُجمع الإجابات من المنشور على الموقع.',
  },
  examplesHeading: 'على سبيل المثال',
  examples: (basket) => [
    'ما الخصومات التي تنتهي اليوم؟',
    `ما أكبر توفير عند شراء بقيمة ${apart(basket)}؟`,
    'كيف تُختبر أكواد الخصم؟',
  ],
  examplesOf: (merchant, basket) => [
    `ما أفضل خصم لدى ${apart(merchant)}؟`,
    `أي كود يصلح لشراء بقيمة ${apart(basket)} من ${apart(merchant)}؟`,
    `هل يوجد توصيل مجاني لدى ${apart(merchant)}؟`,
  ],
  panel: {
    label: 'السؤال',
    missing: 'لم يُكتب السؤال.',
    send: 'إرسال السؤال',
    stop: 'إيقاف',
    again: 'إعادة السؤال',
    clear: 'البدء من جديد',
    asked: 'نص السؤال',
    answered: 'الإجابة',
    waiting: 'جارٍ البحث في الخصومات…',
    by: {
      model: 'كتبها نموذج لغوي، والعبرة بما يقوله المتجر.',
      catalog: 'جُمعت من المنشور على الموقع.',
    },
    why: {
      limit: 'بلغ النموذج اللغوي حد إجاباته لهذا اليوم، وهذه إجابة من المنشور على الموقع.',
      unavailable: 'تعذّر الوصول إلى النموذج اللغوي، وهذه إجابة من المنشور على الموقع.',
      unsure: 'كتب النموذج اللغوي ما ليس منشورًا على الموقع، وهذه إجابة من المنشور عليه.',
    },
    offers: 'الخصومات',
    links: 'الصفحات',
    offline: 'لا يوجد اتصال. سيُرسَل السؤال فور عودته.',
    failed: 'لا توجد إجابة الآن. يُرجى المحاولة مرة أخرى.',
    busy: (minute, day) => `الحد الأقصى للأسئلة: ${minute} في الدقيقة و${day} في اليوم.`,
    later: (when) => `تمكن المتابعة ${when}.`,
    broken: 'انقطعت الإجابة. إعادة السؤال تُظهرها كاملة.',
    stopped: 'أُوقفت الإجابة.',
  },
  privacy: {
    heading: 'الأسئلة الموجهة إلى المساعد',
    text: 'يُجاب عن الأسئلة من المنشور على الموقع ولا تُحفظ. وإذا كتب الإجابة نموذج لغوي تابع لشركة أخرى، وهو ما يُذكر قبل السؤال الأول، وصل إليه هذا السؤال وما سبقه من أسئلة، ولا يصل إليه عنوان الإنترنت ولا أي شيء آخر عن الزائر.',
  },
}
