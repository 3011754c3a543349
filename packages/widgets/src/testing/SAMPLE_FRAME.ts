import type { Menu, Region } from '@clipfront/page-data'

const refer = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name })

/** What page data says of the frame of every page: where the header leads to, and the page's counterparts. */
export const SAMPLE_FRAME: { menu: Menu; regions: Region[] } = {
  menu: {
    categories: ['Fashion', 'Garden', 'Health and beauty', 'Home and kitchen'].map(refer),
    topics: ['Home Week', 'Back to school'].map(refer),
    tags: ['First order', 'Free delivery'].map(refer),
  },
  regions: [
    { label: 'www', language: 'en-US', name: 'United States', currency: '$' },
    { label: 'uk', language: 'en-GB', name: 'United Kingdom', currency: '£' },
    { label: 'de', language: 'de-DE', name: 'Deutschland', currency: '€' },
    { label: 'fr', language: 'fr-FR', name: 'France', currency: '€' },
    { label: 'es', language: 'es-ES', name: 'España', currency: '€' },
    { label: 'dk', language: 'da-DK', name: 'Danmark', currency: 'kr.' },
    { label: 'jp', language: 'ja-JP', name: '日本', currency: '￥' },
    { label: 'ae', language: 'ar-AE', name: 'الإمارات العربية المتحدة', currency: 'د.إ.' },
  ].map(({ label, language, name, currency }) => ({
    label,
    language,
    name,
    currency,
    url: `https://${label}.clipfront.example/stores/nimbus-shoes`,
  })),
}
