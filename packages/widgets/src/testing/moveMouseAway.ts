import { userEvent } from 'vitest/browser'

/** Away from what is rendered next: the mouse stays where the test before has left it. */
export async function moveMouseAway(): Promise<void> {
  const corner = document.body.appendChild(document.createElement('div'))
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; inline-size: 10px; block-size: 10px'
  await userEvent.hover(corner)
  corner.remove()
}
