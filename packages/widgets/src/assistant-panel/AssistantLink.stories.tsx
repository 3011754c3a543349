import { createClientState } from '@clipfront/routing/state'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { merchantPages } from '../testing/merchantPages.ts'
import { siteIn } from '../testing/siteIn.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { AssistantContext, AssistantLink } from './AssistantLink.tsx'

const URL = '/stores/nimbus-shoes'
const page = merchantPages.merchantInFull
const clientState = createClientState(
  { ...siteIn('en-GB'), flags: { couponRanking: false, aiChat: true } },
  { page, url: URL, device: null },
)
const parts = { clientState, load: () => new Promise<never>(() => {}) }

/** On a site with the flag. */
function Way(props: WidgetProps<HTMLAnchorElement>) {
  return (
    <AssistantContext value={parts}>
      <AssistantLink {...props} />
    </AssistantContext>
  )
}

const meta = {
  title: 'Assistant/Way to it',
  component: Way,
  parameters: { url: URL },
} satisfies Meta<typeof Way>
export default meta

type Story = StoryObj<typeof meta>

/** A link to the page of the assistant; where there is a script it opens a panel. */
export const OnMerchantPage: Story = {}
