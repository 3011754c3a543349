import { createClientState } from '@clipfront/routing/state'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/describeConformance.tsx'
import { merchantPages } from '../testing/merchantPages.ts'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { siteIn } from '../testing/siteIn.ts'
import { AssistantContext, AssistantLink, type LoadAssistant, type OpenedAssistantProps } from './AssistantLink.tsx'
import * as stories from './AssistantLink.stories.tsx'

describeConformance('assistant-panel/AssistantLink', stories)

const page = merchantPages.merchantInFull
const { id } = page.data.merchant

function Linked({ load, aiChat = true }: { load: LoadAssistant; aiChat?: boolean }) {
  const [parts] = useState(() => {
    const site = { ...siteIn('en-GB'), flags: { couponRanking: false, aiChat } }
    return { clientState: createClientState(site, { page, url: '/stores/nimbus-shoes', device: null }), load }
  })
  return (
    <AssistantContext value={parts}>
      <AssistantLink />
    </AssistantContext>
  )
}

function Panel({ merchantId, onClose }: OpenedAssistantProps) {
  return (
    <button type="button" onClick={onClose}>
      Close {merchantId}
    </button>
  )
}
const panel: LoadAssistant = async () => Panel

it.each([true, false])('[R1.5] is there as the flag hasAiChat of the client state says (%s)', async (aiChat) => {
  const screen = await renderOnSite(<Linked load={panel} aiChat={aiChat} />)
  expect(screen.getByRole('link').elements()).toHaveLength(aiChat ? 1 : 0)
})

it('[R1.5] leads to the page of the assistant, and opens the panel of this page where there is a script', async () => {
  const load = vi.fn<LoadAssistant>(panel)
  const screen = await renderOnSite(<Linked load={load} />, '/stores/nimbus-shoes?page=2')
  const link = screen.getByRole('link', { name: 'Ask' })
  await expect.element(link).toHaveAttribute('href', `/api/assistant?merchant=${id}`)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: `Close ${id}` })).toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(screen.getByRole('button').elements()).toEqual([])
  await link.click()
  await expect.element(screen.getByRole('button')).toBeVisible()
  expect(load.mock.calls).toEqual([[id]])
})

it('[R1.5] is about no merchant on a page of none', async () => {
  const screen = await renderOnSite(<Linked load={panel} />, '/categories/shoes')
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/api/assistant')
})
