import type { WirePageContent } from '@clipfront/page-data'
import { buildPage } from '@clipfront/page-data/testing'
import { merchants } from './samplePages.ts'

type WireDirectory = NonNullable<WirePageContent['static']['directory']>

const link = (label: string) => ({
  label,
  path: `/stores/${encodeURIComponent(label.toLowerCase().replaceAll(' ', '-'))}`,
  tint: label.length % 12,
  offers: label.length % 7,
})

function buildDirectory(heading: string, lede: string, directory: WireDirectory) {
  return buildPage('static', { heading, blocks: [{ type: 'paragraph', text: lede }], directory })
}

/** Every name under its letter, all on the page. */
function buildSmall(heading: string, lede: string, groups: Readonly<Record<string, readonly string[]>>) {
  const all = Object.entries(groups).map(([label, names]) => ({
    slug: label === '0–9' ? '0-9' : label.toLowerCase(),
    label,
    names,
  }))
  return buildDirectory(heading, lede, {
    total: all.reduce((total, { names }) => total + names.length, 0),
    letters: all.map(({ slug, label, names }) => ({
      slug,
      label,
      name: label,
      merchants: names.length,
      path: `/stores#${encodeURIComponent(slug)}`,
    })),
    letter: null,
    groups: all.map(({ slug, names }) => ({ slug, links: names.map(link) })),
  })
}

const EXACT: Readonly<Record<string, number>> = { T: 1102, X: 3 }
const bigLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((label, index) => ({
  slug: label.toLowerCase(),
  label,
  name: label,
  merchants: EXACT[label] ?? 1543 - ((index * 377) % 1201),
  path: `/stores?letter=${label.toLowerCase()}`,
}))
const others = { slug: '0-9', label: '0–9', name: '0–9 and others', merchants: 41, path: '/stores?letter=0-9' }
const letters = [...bigLetters, others]
const KINDS = [
  'Shoes',
  'Lamps',
  'Coffee',
  'Home',
  'Toys',
  'Garden & Sons',
  'Travel',
  'Books',
  'Bikes',
  'Optics',
  'Pets',
  'Tea',
]
const listNames = (label: string, most: number) =>
  Array.from(
    { length: most },
    (_, index) => `${label}${'aeiou'[index % 5]}${'lmnrst'[index % 6]}o ${KINDS[index % 12]} ${index + 1}`,
  ).toSorted()

/** Believable directories of a site. */
export const sampleDirectory = {
  few: buildSmall('All shops, A–Z', '13 shops on Clipfront UK, in alphabetical order.', {
    ...(Object.groupBy(merchants.map(({ name }) => name).toSorted(), (name) => name.charAt(0)) as Record<
      string,
      string[]
    >),
    '0–9': ['3 Bees'],
  }),
  many: buildDirectory('All shops, A–Z', '21,348 shops on Clipfront UK, in alphabetical order.', {
    total: 21_348,
    letters,
    letter: null,
    groups: letters.map(({ slug, label, merchants: most, path }) => ({
      slug,
      links: listNames(label === '0–9' ? '4' : label, Math.min(most, 12)).map(link),
      path: most > 12 ? path : null,
    })),
  }),
  letter: buildDirectory('All shops: T', '1,102 shops on Clipfront UK, in alphabetical order.', {
    total: 21_348,
    letters,
    letter: 't',
    groups: [{ slug: 't', links: listNames('T', 100).map(link) }],
    paging: { page: 2, pages: 3, total: 1102 },
  }),
  arabic: buildSmall('كل المتاجر من الألف إلى الياء', '10 متاجر على Clipfront بالترتيب الأبجدي.', {
    ا: ['أمل للأحذية', 'اسم', 'إشراق'],
    ب: ['بيت القهوة', 'بستان'],
    و: ['ورد الشام'],
    N: ['Nimbus Shoes', 'North & Sons'],
    '0–9': ['3 Bees', '7 Days'],
  }),
  japanese: buildSmall('すべてのショップ', 'Clipfrontに掲載中の9件のショップを名前順に並べています。', {
    N: ['Nimbus Shoes'],
    あ: ['あおば靴店', 'アトリエ海'],
    か: ['カメラの森', 'ガラス工房', 'きのこ書房'],
    わ: ['ワインの丘'],
    漢字: ['青空旅行社', '東町家具'],
  }),
} as const
