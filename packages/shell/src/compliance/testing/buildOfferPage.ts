/** An offer of the sample page, in the fields that page data has. */
interface SampleOffer {
  id: number
  kind: 'code' | 'deal'
  state: string
  code: string
  title: string
  keyTerms: string[]
  endsAt: string | null
  usedToday: number
  hasAffiliate: boolean
  merchant: { name: string }
}

/** The words of a page in one language, where the sample writes them. */
export interface SampleWords {
  language: string
  getCode: string
  getDeal: string
  codeOpens: string
  dealOpens: string
  code: string
  deal: string
  expired: string
  endsSoon: string
  used: string
}

const MERCHANT = { name: 'Codewright & Sons' }
const base = {
  state: 'live',
  code: '',
  keyTerms: [],
  endsAt: null,
  usedToday: 0,
  hasAffiliate: true,
  merchant: MERCHANT,
}

export const SAMPLE_OFFERS = {
  code: {
    ...base,
    id: 1,
    kind: 'code',
    code: '20',
    title: '20% off everything',
    keyTerms: ['New customers', 'From $50'],
    endsAt: '2026-11-21T12:00:00.000Z',
    usedToday: 12,
  },
  deal: { ...base, id: 2, kind: 'deal', title: 'Outlet at half price', keyTerms: ['Outlet only'] },
  past: { ...base, id: 3, kind: 'code', state: 'expired', title: '$5 off', endsAt: '2026-11-01T12:00:00.000Z' },
} as const satisfies Record<string, Omit<SampleOffer, 'keyTerms'> & { keyTerms: readonly string[] }>

export const ENGLISH: SampleWords = {
  language: 'en-US',
  getCode: 'Get code',
  getDeal: 'Get deal',
  codeOpens: `in a new tab & open ${MERCHANT.name}`,
  dealOpens: `& open ${MERCHANT.name} in a new tab`,
  code: 'Code',
  deal: 'Deal',
  expired: 'Expired',
  endsSoon: 'Ends in 24 hours',
  used: 'Used 12 times today',
}

/** A merchant's page with a code, a deal and a past offer, in the markup that the widgets write. Nothing is wrong with it. */
export function buildOfferPage(words: SampleWords = ENGLISH): string {
  const { code, deal, past } = SAMPLE_OFFERS
  const state = {
    page: { data: { coupons: [code, deal], pastCoupons: [past] } },
    renderedAt: '2026-11-20T12:00:00.000Z',
  }
  const graph = [
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: MERCHANT.name }] },
    { '@type': 'ItemList', itemListElement: [describeItem(code, 1), describeItem(deal, 2)] },
  ]
  return `<!DOCTYPE html><html lang="${words.language}"><head><title>x</title>
<script type="application/ld+json">${escape(JSON.stringify({ '@graph': graph }))}</script></head><body>
<main><h1>${escape(MERCHANT.name)}</h1>
<p data-disclosure="true">When you shop through our links, the shop may pay us a commission.</p>
<ul>
<li data-kind="code"><article data-card="offer" data-state="live" data-coupon-id="1"><p>${words.code}</p>
<h3 id="ticket-1"><bdi>${code.title}</bdi></h3>
<p class="facts"><span>${words.endsSoon}</span><bdi class="terms">New customers\u00A0· From $50</bdi></p>
<details><summary><span>${words.used}\u00A0· </span>Details</summary><p>It can be used 2 times per household.</p></details>
<div><a data-action="get-code" data-coupon-id="1" href="/stores/x?promoid=1" data-offer="/go-c-1?url=%2Fx" target="_blank" rel="noopener">
<span>${words.getCode}<span> ${escape(words.codeOpens)}</span></span></a></div></article></li>
<li data-kind="deal"><article data-card="offer" data-state="live" data-coupon-id="2"><p>${words.deal}</p>
<h3 id="ticket-2"><bdi>${deal.title}</bdi></h3><p class="facts"><bdi class="terms">Outlet only</bdi></p>
<div><a data-action="get-deal" data-coupon-id="2" href="/go-c-2?url=%2Fx" target="_blank" rel="sponsored nofollow noopener">${words.getDeal}<span> ${escape(words.dealOpens)}</span></a></div></article></li>
</ul>
<ul><li data-kind="code"><article data-card="closed" data-state="expired" data-coupon-id="3"><h3>${past.title}</h3><div><p>${words.expired}</p></div></article></li></ul>
</main><script type="application/json" id="state">${escape(JSON.stringify(state))}</script></body></html>`
}

function describeItem(
  { id, title, endsAt, merchant }: Pick<SampleOffer, 'id' | 'title' | 'endsAt' | 'merchant'>,
  position: number,
) {
  const end = endsAt && { validThrough: endsAt }
  const seller = { '@type': 'Organization', name: merchant.name }
  return {
    '@type': 'ListItem',
    position,
    item: { '@type': 'Offer', name: title, url: `/x#ticket-${id}`, ...end, seller },
  }
}

/** As text of markup, and as JSON of a script, where an ampersand is its own escape. */
function escape(text: string): string {
  return text.startsWith('{') ? text.replaceAll('<', '\\u003c') : text.replaceAll('&', '&amp;')
}
