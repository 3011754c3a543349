import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: 'أكواد خصم من متاجرك المفضلة.',
  disclosure: 'قد تدفع لنا المتاجر عمولة عند استخدام روابطنا. وهذا لا يغيّر أبدًا ما تدفعه ولا ترتيب العروض.',
}
