import { parsePagePath } from '@clipfront/routing/page-paths'
import type { ClientStateStore } from '@clipfront/routing/state'
import { type ComponentType, createContext, type MouseEvent, use, useState, useSyncExternalStore } from 'react'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'

export interface OpenedAssistantProps {
  /** Of the page that it stands over. */
  merchantId: number | null
  onClose: () => void
}

/** Brings the panel. Only who wants to ask needs that code. */
export type LoadAssistant = (merchantId: number | null) => Promise<ComponentType<OpenedAssistantProps>>

interface AssistantParts {
  /** Its `hasAiChat` shows or hides the assistant (R1.5). */
  clientState: Pick<ClientStateStore, 'state' | 'initial' | 'subscribe'>
  load: LoadAssistant
}

/** Null where there is no assistant, as in a picture of one widget. */
export const AssistantContext = createContext<AssistantParts | null>(null)

/** The way to the assistant: a link to its page, which opens a panel where there is a script. */
export function AssistantLink(props: WidgetProps<HTMLAnchorElement>) {
  const parts = use(AssistantContext)
  return parts?.clientState.initial.hasAiChat ? <OpeningLink {...props} {...parts} /> : null
}

function OpeningLink({ clientState, load, className, ref }: WidgetProps<HTMLAnchorElement> & AssistantParts) {
  const { messages, url } = useSite()
  const catalogId = useSyncExternalStore(
    clientState.subscribe,
    () => clientState.state.catalogId,
    () => clientState.initial.catalogId,
  )
  const [Panel, setPanel] = useState<ComponentType<OpenedAssistantProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [path = '/'] = url.split('?')
  const merchantId = parsePagePath(path)?.name === 'merchant' ? catalogId : null
  const address = `/api/assistant${merchantId === null ? '' : `?merchant=${merchantId}`}`
  const open = (event: MouseEvent) => {
    // Who wants it in a tab of its own has it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    if (Panel) return
    load(merchantId).then(
      (loaded) => setPanel(() => loaded),
      () => location.assign(address),
    )
  }
  return (
    <>
      <a ref={ref} className={className} href={address} onClick={open}>
        {messages.askAssistant}
      </a>
      {isOpen && Panel && <Panel merchantId={merchantId} onClose={() => setOpen(false)} />}
    </>
  )
}
