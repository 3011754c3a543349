import type { HTMLAttributes } from 'react'

interface ServedHtmlProps extends HTMLAttributes<HTMLElement> {
  /** @default 'div' */
  as?: 'div' | 'span'
  /** Whether what the server has drawn stays as it is: the browser has no code for it. Nothing is in it where no server has drawn it. */
  isKept: boolean
}

/**
 * A place whose content the server draws, and the browser leaves alone, since the document's own HTML does all that is wanted of
 * it. Where the code comes later, the place draws its children from then on.
 */
export function ServedHtml({ as: Place = 'div', isKept, children, ...place }: ServedHtmlProps) {
  return isKept ? (
    <Place key="served" {...place} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />
  ) : (
    <Place key="drawn" {...place}>
      {children}
    </Place>
  )
}

const NOTHING = { __html: '' }
