import { useEffect, useRef } from 'react'
import { addons } from 'storybook/preview-api'
import { COMPLIANCE } from '../compliance/channel.ts'
import type { View } from '../view/resolveView.ts'
import { type LabMessage, readLabMessage } from './LabMessage.ts'
import styles from './PageLab.module.css'

interface LabWindowProps {
  view: View
  globals: string
  text: string
  url: string
  onLeave: (address: string) => void
}

/** A document of its own for the page, as wide as the device: what asks the window for its width gets that of a phone, not ours. */
export function LabWindow({ view, globals, text, url, onLeave }: LabWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const send = () => {
      const message: LabMessage = { lab: 'page', text, url }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    }
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return
      const message = readLabMessage(event)
      if (message?.lab === 'ready') send()
      if (message?.lab === 'lint') addons.getChannel().emit(COMPLIANCE, message.report)
      if (message?.lab === 'leave') onLeave(message.address)
    }
    addEventListener('message', listen)
    send()
    return () => removeEventListener('message', listen)
  })
  // A window without a text draws no page that could tell of itself.
  useEffect(() => {
    if (!text) addons.getChannel().emit(COMPLIANCE, null)
  }, [text])
  return (
    <div className={styles['window']} data-device={view.device}>
      <iframe
        ref={frame}
        className={styles['page']}
        title="The page"
        src={`iframe.html?id=page-lab--page&viewMode=story&globals=${globals}`}
      />
    </div>
  )
}
