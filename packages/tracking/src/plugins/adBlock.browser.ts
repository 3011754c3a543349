import { expect, it } from 'vitest'
import { openContext } from '../testing/openContext.ts'
import { start } from './adBlock.ts'

it('[R3.6] finds a blocker by what it hides, and leaves nothing behind', async () => {
  const before = document.body.childElementCount
  const without = openContext()
  start(without.context)
  await expect.poll(() => without.facts).toEqual({ hasAdBlock: false })
  // As a blocker does by its lists.
  const rule = document.head.appendChild(document.createElement('style'))
  rule.textContent = '.adsbox { display: none !important }'
  const blocked = openContext()
  start(blocked.context)
  await expect.poll(() => blocked.facts).toEqual({ hasAdBlock: true })
  rule.remove()
  expect(document.body.childElementCount).toBe(before)
})
