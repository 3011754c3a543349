import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { serialiseForScript } from '@clipfront/routing/json'
import { resolveOffer } from '@clipfront/routing/outbound'
import type { PageState } from '../../render/PageState.ts'

const PATH = '/stores/nimbus-shoes'
const PAGE_URL = `http://www.clipfront.example${PATH}`

interface PageOptions {
  consent: PageState['site']['consent']
  inline: string
  /** Whether the app starts by itself; otherwise the page has only what stands in its HTML. */
  hasApp: boolean
}

/** A store page with one link of each kind, as the widgets write them and the server frames them. */
export function renderMerchantPage({ consent, inline, hasApp }: PageOptions): string {
  const page = buildPage('merchant', {
    coupons: [
      buildWireCoupon({ id: 1 }),
      buildWireCoupon({ id: 2, link: '###-c-2' }),
      buildWireCoupon({ id: 3, kind: 'deal', code: '' }),
      buildWireCoupon({ id: 4, kind: 'deal', code: '', link: '###-c-4' }),
      buildWireCoupon({ id: 5, link: 'javascript:alert(1)?url=x' }),
    ],
  })
  const state: PageState = {
    page,
    url: PATH,
    renderedAt: '2026-11-20T12:00:00.000Z',
    layout: 'default',
    data: {},
    device: 'pc',
    site: { consent },
  }
  const buildOffer = (index: number, promoId?: number) =>
    resolveOffer(page.data.coupons[index]?.link, { promoId, pageUrl: PAGE_URL }).replaceAll('&', '&amp;')
  const code = (id: number, position: number, name: string) =>
    `<p><a data-action="get-code" data-coupon-id="${id}" data-position="${position}" data-offer="${buildOffer(position - 1, id)}"
      href="${PATH}?promoid=${id}" target="_blank" rel="noopener"><span>${name}</span></a></p>`
  const outbound = 'target="_blank" rel="sponsored nofollow noopener"'
  return `<!DOCTYPE html><html lang="en"><head><title>Nimbus Shoes</title><link rel="icon" href="data:,"></head><body>
    ${code(1, 1, 'Get code')}
    ${code(2, 2, 'Code without url')}
    <p><a data-action="get-deal" data-coupon-id="3" data-position="3" href="${buildOffer(2)}" ${outbound}>Get deal</a></p>
    <p><a data-action="get-deal" data-coupon-id="4" data-position="4" href="${buildOffer(3)}">Deal without url</a></p>
    ${code(5, 5, 'Code with a script')}
    <p><a data-action="go-to-shop" data-coupon-id="1" data-position="1" href="${buildOffer(0, 1)}" ${outbound}>Go to shop</a></p>
    <p><a data-action="visit" data-merchant-id="7" href="/go-m-7?url=%2Fdemo-shop%2Fnimbus-shoes&amp;traffic_type=1" ${outbound}>Visit</a></p>
    <p><a href="/about">About us</a></p>
    <script type="application/json" id="state">${serialiseForScript(state)}</script>
    <script>${inline}</script>${hasApp ? '<script src="/app.js"></script>' : ''}</body></html>`
}
