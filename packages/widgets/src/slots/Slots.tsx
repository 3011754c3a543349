import { createContext, use } from 'react'
import { AdSlot } from '../ad-slot/AdSlot.tsx'
import { ExtensionSlot } from '../extension-slot/ExtensionSlot.tsx'
import { NewsletterSlot } from '../newsletter-slot/NewsletterSlot.tsx'
import { useSite, type WidgetSite } from '../site-context/index.ts'
import type { PageSlots, SlotName, SlotPlace } from './SlotTable.ts'

/** Of the page on the screen; the site's frame gives what its unit's table says. */
export const SlotsContext = createContext<PageSlots>({})

/** What stands in a place of the page; empty where nothing does on this site. */
export function useSlots(place: SlotPlace): readonly SlotName[] {
  const { site } = useSite()
  const names = use(SlotsContext)[place] ?? []
  return names.filter((name) => isShown[name](site))
}

const isShown: Record<SlotName, (site: WidgetSite) => boolean> = {
  ad: ({ adsId }) => adsId !== null,
  newsletter: () => true,
  extension: ({ extensionPages }) => extensionPages !== null,
}

/** One after the other. */
export function Slots({ names, place }: { names: readonly SlotName[]; place: SlotPlace }) {
  return names.map((name) => <Slot key={name} name={name} place={place} />)
}

function Slot({ name, place }: { name: SlotName; place: SlotPlace }) {
  if (name === 'ad') return <AdSlot place={place} />
  return name === 'newsletter' ? <NewsletterSlot /> : <ExtensionSlot />
}
