import type { AppFrame } from '@clipfront/shell/render'
import type { Messages } from '@clipfront/widgets/site-context'
import { DemoShopLayout } from '@clipfront/widgets/demo-shop-layout'
import { errorHeadingOf } from '@clipfront/widgets/error-heading'
import { SiteLayout } from '@clipfront/widgets/site-layout'
import { Root } from './Root.tsx'

/** What stands around the unit's pages, and the rules by which one leads to another. */
export const frame: AppFrame<Messages> = {
  Root,
  layouts: { default: SiteLayout, demoShop: DemoShopLayout },
  errorTitle: errorHeadingOf,
  navigation: {
    // It looks like another site: of ours it shows the page's words alone.
    layouts: { demoShop: { isMini: true } },
    pages: {
      static: { layout: ({ url }) => (url.pathname.startsWith('/demo-shop/') ? 'demoShop' : 'default') },
    },
  },
}
