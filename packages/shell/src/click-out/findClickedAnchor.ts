import { type ClickAction, clickActions } from './clickActions.ts'

export interface ClickedAnchor {
  element: HTMLAnchorElement
  action: ClickAction
  couponId: number
  /** 1-based. */
  position: number
}

const MIDDLE_BUTTON = 1

/** The offer's anchor under a click that will open it, or undefined: a right click, a download (alt), or another place. */
export function findClickedAnchor(event: MouseEvent): ClickedAnchor | undefined {
  if (event.defaultPrevented || event.altKey || (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON)) {
    return undefined
  }
  const element = event.target instanceof Element ? event.target.closest('a[data-action]') : null
  if (!(element instanceof HTMLAnchorElement)) return undefined
  const { action = '', couponId, position } = element.dataset
  return isClickAction(action) ? { element, action, couponId: Number(couponId), position: Number(position) } : undefined
}

function isClickAction(action: string): action is ClickAction {
  return Object.hasOwn(clickActions, action)
}
