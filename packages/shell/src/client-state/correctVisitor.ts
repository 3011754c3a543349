import type { ClientStateStore } from '@clipfront/routing/state'
import { resolveTraits, type VisitorHints } from '@clipfront/routing/visitor'

/**
 * The browser says who it is (R1.3, R9.9): it finds the device class, or corrects what the server took from the headers, since an
 * iPad says Macintosh there; and it finds browser and platform, which no cached HTML may hold. Only ever after hydration has begun.
 */
export async function correctVisitor(store: ClientStateStore, extensionName: string): Promise<void> {
  const hints = readHints()
  const tell = (known: VisitorHints) => {
    const { browser, platform, device } = resolveTraits({ userAgent: navigator.userAgent, hints: known, extensionName })
    store.set({ browserType: browser, clientType: platform, device })
  }
  tell(hints)
  if (await isBrave()) tell({ ...hints, isBrave: true })
}

/** What only some browsers have; TypeScript's own list knows none of it. */
interface ExtendedNavigator {
  userAgentData?: {
    brands?: readonly { brand: string; version: string }[]
    mobile?: boolean
    platform?: string
  }
  brave?: { isBrave?: () => Promise<boolean> }
}

/** What the browser says of itself beside its user agent, in the words of the headers, so that one set of rules reads both. */
function readHints({ userAgentData: said, maxTouchPoints }: Navigator & ExtendedNavigator = navigator): VisitorHints {
  return {
    secChUa: said?.brands?.map(({ brand, version }) => `${quote(brand)};v=${quote(version)}`).join(', '),
    secChUaMobile: said?.mobile === undefined ? undefined : said.mobile ? '?1' : '?0',
    secChUaPlatform: said?.platform === undefined ? undefined : quote(said.platform),
    maxTouchPoints,
  }
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Brave answers later than the rest, and alone; every other browser is not Brave. Never rejects. */
async function isBrave({ brave }: Navigator & ExtendedNavigator = navigator): Promise<boolean> {
  try {
    return (await brave?.isBrave?.()) === true
  } catch {
    return false
  }
}
