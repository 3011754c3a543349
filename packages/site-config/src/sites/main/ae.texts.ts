import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'أكواد خصم مع اسم من جرّبها، وإن لم يجرّبها أحد بعد قلنا ذلك بوضوح.',
  disclosure: 'عند التسوّق عبر روابطنا قد يدفع لنا المتجر عمولة. وهذا لا يغيّر أبدًا ما تدفعه ولا ترتيب العروض.',
}
