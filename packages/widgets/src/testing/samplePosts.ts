import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import type { PageContent, PageDataOf, PostSummary, WirePageContent } from '@clipfront/page-data'
import { PICTURE } from './PICTURE.ts'
import { coupons, merchants } from './samplePages.ts'

type WirePost = Extract<WirePageContent['blog'], { view: 'post' }>
type Post = Extract<PageContent['blog'], { view: 'post' }>
type Posts = Extract<PageContent['blog'], { view: 'list' }>

const titles = [
  'How to read the terms of a code',
  'Four weeks of prices: what “was £90” is worth',
  'Sammelbestellungen und Mindestbestellwerte: wann sich Versandkostenfreiheitsgrenzen lohnen',
  'Student discounts that outlast the course',
  'What a cashback rate leaves out',
]
const wirePosts: WirePost['post'][] = titles.map((title, index) => ({
  id: index + 1,
  slug: index === 0 ? 'how-to-read-terms' : `post-${index}`,
  title,
  summary: 'Four words in the small print decide whether a code works at the till. Here is what each of them means.',
  author: 'Mara Quill',
  category: { slug: 'fashion', name: 'Fashion' },
  published_at: `2026-11-0${Math.max(1, 2 - index)}T08:00:00.000Z`,
  reading_minutes: 3 + index,
}))

const words = {
  type: 'paragraph',
  text: 'It means the address and not the person: a second account at the same door is an old customer to most shops. Whoever moves in is asked for the post code first, and some shops count a household as one.',
} as const
const body: WirePost['body'] = [
  words,
  { type: 'heading', text: 'New customers' },
  words,
  { type: 'offer', coupon: coupons[0] ?? buildWireCoupon() },
  { type: 'heading', text: 'Over £50' },
  {
    type: 'list',
    items: ['Before delivery is added, always.', 'After other codes, mostly.', 'Gift cards never count.'],
  },
  words,
  { type: 'offer', coupon: buildWireCoupon({ ...coupons[2], merchant: merchants[4] ?? buildWireCoupon().merchant }) },
  { type: 'heading', text: 'Versandkostenfreiheitsgrenzenüberschreitung, and other long words that decide' },
  words,
  { type: 'heading', text: 'New customers' },
  {
    type: 'links',
    links: [
      { label: 'How we test', path: '/how-we-test' },
      { label: 'All shops', path: '/stores' },
    ],
  },
]
const first = wirePosts[0]
if (!first) throw new Error('there are posts')

const author = {
  name: 'Mara Quill',
  role: 'Tests codes',
  about: [{ type: 'paragraph' as const, text: 'Twelve years at the till, six of them on the other side of it.' }],
}
const whole: WirePost = {
  view: 'post',
  post: { ...first, changed_at: '2026-11-12T09:00:00.000Z' },
  author,
  reviewer: { name: 'Odo Reed', role: 'Editor' },
  body,
  offers_checked_at: '2026-11-18T09:00:00.000Z',
  related_posts: wirePosts.slice(1, 4),
  merchants: merchants.slice(0, 3),
}
const plain: WirePost = {
  view: 'post',
  post: { ...first, title: titles[2] ?? '' },
  author: { name: 'Odo Reed' },
  reviewer: null,
  body: [words, words],
  offers_checked_at: null,
  related_posts: [],
  merchants: [],
}

/** Page data takes paths of the site alone, and a story has no server for them. */
function withPictures(page: PageDataOf<'blog'>): PageDataOf<'blog'> {
  return { ...page, data: page.data.view === 'post' ? picturePost(page.data) : pictureList(page.data) }
}

function picturePost(data: Post): Post {
  return {
    ...data,
    post: { ...data.post, picture: PICTURE },
    author: { ...data.author, picture: { ...PICTURE, width: 96, height: 96 } },
  }
}

function pictureList(data: Posts): Posts {
  return { ...data, posts: data.posts.map((post) => (post.id % 3 === 0 ? post : pictured(post))) }
}

function pictured(post: PostSummary): PostSummary {
  return { ...post, picture: PICTURE }
}

const list = (posts: WirePost['post'][], paging: { page: number; pages: number; total: number }) =>
  withPictures(buildPage('blog', { view: 'list', posts, paging }))

/** The blog: its list, and posts of it. */
export const sampleBlog = {
  one: list(wirePosts.slice(0, 1), { page: 1, pages: 1, total: 1 }),
  many: list(wirePosts, { page: 2, pages: 4, total: 44 }),
  none: list([], { page: 1, pages: 1, total: 0 }),
  post: withPictures(buildPage('blog', whole)),
  withoutOffers: buildPage('blog', plain),
  offerFirst: buildPage('blog', { ...plain, body: [...body.slice(3, 4), words] }),
}

/** Posts of a list, some with a picture. */
export const samplePosts = sampleBlog.many.data.view === 'list' ? sampleBlog.many.data.posts : []
