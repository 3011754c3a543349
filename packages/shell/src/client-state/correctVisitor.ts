import type { ClientStateStore } from '@clipfront/routing/state'
import { resolveTraits, type VisitorHints } from '@clipfront/routing/visitor'
import { askWhetherBrave } from './askWhetherBrave.ts'
import { readVisitorHints } from './readVisitorHints.ts'

/**
 * The browser says who it is (R1.3, R9.9): it corrects the device class that the server took from the headers, since an iPad
 * says Macintosh there, and finds browser and platform, which no cached HTML may hold. Only ever after hydration has begun.
 */
export async function correctVisitor(store: ClientStateStore, extensionName: string): Promise<void> {
  const hints = readVisitorHints()
  const tell = (known: VisitorHints) => {
    const { browser, platform, device } = resolveTraits({ userAgent: navigator.userAgent, hints: known, extensionName })
    store.set({ browserType: browser, clientType: platform, device })
  }
  tell(hints)
  if (await askWhetherBrave()) tell({ ...hints, isBrave: true })
}
