import { useState } from 'react'
import { useSite } from '../site-context/index.ts'
import type { ShareButtonProps } from '../kept/KeptContext.ts'
import { icons } from '../icons/icons.tsx'
import styles from './Kept.module.css'

/** Shares a page the way the device shares; where it has none, copies the address; where it may not, shows it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { messages } = useSite()
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = new URL(path, location.href).href
    const outcome = await shareAddress(title, url)
    setSaid(outcome === 'shared' ? '' : outcome === 'copied' ? messages.linkCopied : messages.linkNotCopied(url))
  }
  return (
    <>
      <button type="button" className={styles['button']} onClick={() => void share()}>
        {icons.share}
        <span className={styles['label']}>{messages.share}</span>
      </button>
      <output className={styles['said']}>{said}</output>
    </>
  )
}

async function shareAddress(title: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  // Firefox has none on a desk, and no browser has one, or a clipboard, on plain http.
  const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator
  try {
    if (device.share) {
      await device.share({ title, url })
      return 'shared'
    }
  } catch (thrown) {
    // Who has changed their mind wants nothing copied either.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'shared'
  }
  try {
    await device.clipboard?.writeText(url)
    return device.clipboard ? 'copied' : 'refused'
  } catch {
    return 'refused'
  }
}
