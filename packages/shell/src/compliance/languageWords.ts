/** Words of one language by which a label or a claim is known. They are the rules' own: a site's messages cannot loosen them. */
export interface LanguageWords {
  /** What only a code may be called, and what only a code can do. */
  code: RegExp
  /** What either kind of offer is called where it stands alone. */
  kinds: Readonly<Record<'code' | 'deal', RegExp>>
  /** That something opens. */
  opens: RegExp
  expired: RegExp
  /** That time runs out. A date alone does not say so. */
  countdown: RegExp
  /** That others have used it. */
  used: RegExp
}

/** By the first part of a language tag. Commit a language here with its messages: a test holds them together. */
const WORDS: Readonly<Record<string, LanguageWords>> = {
  en: {
    code: /\b(?:code|codes|voucher|reveal\w*)\b/i,
    kinds: { code: /^code$/i, deal: /^deal$/i },
    opens: /\bopens?\b/i,
    expired: /\bexpired\b/i,
    countdown: /\bends (?:in|now|today|tonight|tomorrow|this)\b|\b(?:days?|hours?|minutes?|seconds?) left\b/i,
    used: /\bused (?:once|twice|[\d.,]+ times)\b/i,
  },
  de: {
    code: /code|gutschein|aufdecken/i,
    kinds: { code: /^code$/i, deal: /^deal$/i },
    opens: /öffne/i,
    expired: /abgelaufen/i,
    countdown: /\bendet (?:in|jetzt|heute|morgen|übermorgen|dies)|\bnoch \d+ (?:tage?\b|stunde|minute|sekunde)/i,
    used: /(?:\beinmal|\d-?mal) (?:genutzt|benutzt|verwendet|eingelöst)/i,
  },
  fr: {
    code: /\bcodes?\b|révél|dévoil/i,
    kinds: { code: /^code$/i, deal: /^bon plan$/i },
    opens: /ouvr/i,
    expired: /expiré/i,
    countdown:
      /se termine (?:dans|maintenant|aujourd|demain|après-demain|cette|ce )|(?:encore|plus que) \d+ (?:jour|heure|minute|seconde)/i,
    used: /utilisée? (?:une fois|[\d\s.,]+ (?:de )?fois)/i,
  },
  es: {
    code: /c[óo]digo|cup[óo]n|revela/i,
    kinds: { code: /^código$/i, deal: /^oferta$/i },
    opens: /abr[ei]/i,
    expired: /caducad[oa]/i,
    countdown:
      /(?<!código )termina (?:en|ahora|dentro|hoy|mañana|pasado mañana|est[ae])|tiempo restante|quedan? \d+ (?:día|hora|minuto|segundo)/i,
    used: /usad[oa] (?:una vez|[\d.,]+ (?:de )?veces)/i,
  },
  da: {
    code: /kode|afslør/i,
    kinds: { code: /^kode$/i, deal: /^tilbud$/i },
    opens: /åbn/i,
    expired: /udløbet/i,
    countdown:
      /slutter (?:om|nu|i dag|i morgen|i overmorgen|i aften|de(?:nne|tte) )|\b(?:dage?|timer?|minut(?:ter)?|sekund(?:er)?) tilbage/i,
    used: /brugt (?:én gang|en gang|[\d.,]+ gange)/i,
  },
  ja: {
    code: /コード|クーポン/,
    kinds: { code: /^コード$/, deal: /^セール$/ },
    opens: /開き|開く/,
    expired: /終了|期限切れ/,
    countdown: /(?:後|以内|今日|明日|明後日|今)に終了|残り\s*\d+\s*(?:日|時間|分|秒)/,
    used: /[\d,]+\s*回(?:利用|使用)/,
  },
  ar: {
    code: /كود|رمز|كشف/,
    kinds: { code: /^كود$/, deal: /^عرض$/ },
    opens: /فتح/,
    expired: /منتهي الصلاحية/,
    countdown:
      /[يت]نتهي (?:خلال|الآن|اليوم|غد|بعد|هذ)|الوقت المتبقي|(?:تبق|باق|متبق)\S* \S+ (?:يوم|أيام|ساع|دقي|ثاني|ثوان)/,
    used: /استُ?خدم (?:مرة واحدة|مرة|مرتين|[\d,٠-٩]+ (?:مرات|مرة))/,
  },
}

/** @param language BCP 47. @returns undefined for a language whose words nobody has written here */
export function findLanguageWords(language: string): LanguageWords | undefined {
  return WORDS[language.split('-')[0]?.toLowerCase() ?? '']
}
