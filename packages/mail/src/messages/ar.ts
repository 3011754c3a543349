import { isolateInArabic as apart } from '@clipfront/site-config/isolate'
import type { MailMessages } from './MailMessages.ts'

/** To nobody's gender: nouns of action and the passive instead of imperatives, as the pages. */
export const ar: MailMessages = {
  confirmation: {
    subject: (site) => `تأكيد الاشتراك في رسائل ${apart(site)}`,
    heading: 'يُرجى التأكيد على صفحتنا',
    text: {
      ofSite: (site) => `وصلنا طلب لإرسال رسالة ${apart(site)} الأسبوعية إلى هذا العنوان.`,
      ofMerchant: (merchant, site) =>
        `وصل إلى ${apart(site)} طلب بمراسلة هذا العنوان عند توفر خصومات جديدة من ${apart(merchant)}.`,
    },
    button: 'فتح صفحة التأكيد',
    otherwise: (days) =>
      `إن لم يكن الطلب منك فلا حاجة إلى أي إجراء: من دون التأكيد لن تصل أي رسالة أخرى. مدة صلاحية الرابط بالأيام: ${days}.`,
  },
  alert: {
    subject: (merchant, title) => `${apart(merchant)}: ${apart(title)}`,
    heading: (merchant) => `جديد ${apart(merchant)}`,
    button: (merchant) => `كل خصومات ${apart(merchant)}`,
  },
  digest: {
    subject: (site) => `جديد هذا الأسبوع على ${apart(site)}`,
    heading: 'جديد هذا الأسبوع',
    text: (site) => `أفضل ما وصل إلى ${apart(site)} في الأيام السبعة الأخيرة.`,
    button: (site) => `المزيد على ${apart(site)}`,
  },
  offer: { code: 'كود خصم', deal: 'خصم من دون كود', endsOn: (day) => `حتى ${day}` },
  footer: {
    reason: {
      ofSite: (site) => `تصلك هذه الرسالة لاشتراكك في رسالة ${apart(site)} الأسبوعية.`,
      ofMerchant: (merchant, site) => `تصلك هذه الرسالة لطلبك من ${apart(site)} جديد ${apart(merchant)}.`,
    },
    unsubscribe: 'إلغاء الاشتراك',
    privacy: 'الخصوصية',
  },
  pages: {
    confirm: {
      heading: 'تأكيد الاشتراك',
      text: {
        ofSite: (site) => `بعد التأكيد تصل رسالة ${apart(site)} الأسبوعية إلى عنوانك. ويمكن إلغاء الاشتراك في أي وقت.`,
        ofMerchant: (merchant, site) =>
          `بعد التأكيد تصلك رسالة من ${apart(site)} عند توفر خصومات جديدة من ${apart(merchant)}. ويمكن إلغاء الاشتراك في أي وقت.`,
      },
      button: 'نعم، أريد هذه الرسائل',
    },
    confirmed: {
      heading: 'تم الاشتراك',
      text: {
        ofSite: (site) => `من الآن تصل رسالة ${apart(site)} الأسبوعية إلى عنوانك. وفي كل رسالة رابط لإلغاء الاشتراك.`,
        ofMerchant: (merchant) =>
          `من الآن تصلك رسالة عند توفر خصومات جديدة من ${apart(merchant)}. وفي كل رسالة رابط لإلغاء الاشتراك.`,
      },
    },
    unsubscribe: {
      heading: 'هل تريد إنهاء هذه الرسائل؟',
      text: {
        ofSite: (site) => `لن تصل رسالة ${apart(site)} الأسبوعية إلى عنوانك بعد ذلك.`,
        ofMerchant: (merchant) => `لن تصلك رسائل عن ${apart(merchant)} بعد ذلك.`,
      },
      button: 'إلغاء الاشتراك',
      all: (site) => `إلغاء الاشتراك في كل رسائل ${apart(site)}`,
    },
    ended: {
      heading: 'تم إلغاء الاشتراك',
      text: {
        ofSite: (site) => `لم تعد رسالة ${apart(site)} الأسبوعية تصل إلى عنوانك.`,
        ofMerchant: (merchant) => `لم تعد تصلك رسائل عن ${apart(merchant)}.`,
      },
    },
    allEnded: (site) => `لم تعد تصلك أي رسائل من ${apart(site)}.`,
    expired: {
      heading: 'هذا الرابط لم يعد صالحًا',
      text: 'استُخدم من قبل أو ينقصه جزء. يمكن الاشتراك من جديد أو استخدام رابط رسالة أحدث.',
    },
  },
}
