import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { Notice } from './Notice.tsx'
import * as stories from './Notice.stories.tsx'

describeConformance('notice/Notice', stories)

it.each([
  ['error', 'alert'],
  ['offline', 'status'],
] as const)('of the kind %s is read out as %s', async (kind, role) => {
  const screen = await renderOnSite(
    <Notice kind={kind} heading="You are offline" text="What you see is from before." />,
  )
  await expect.element(screen.getByRole(role)).toHaveTextContent('You are offline What you see is from before.')
})
