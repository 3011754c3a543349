import '@clipfront/widgets/tokens.css'
import '@clipfront/vitest/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { StoryFrame } from '../src/StoryFrame.tsx'
import { buildSiteId, resolveView, toolbar, viewports } from '../src/toolbar.ts'

// What a story plays may wait for this long: less than a test may take, so that it says what it waited for.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { site: buildSiteId(resolveView({}).site), scheme: 'light' },
  // Every widget takes these two; they say nothing about any of them.
  argTypes: { className: { table: { disable: true } }, ref: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the story's test.
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true },
    options: {
      storySort: {
        order: ['Welcome', 'Sites', 'Coupon', 'Merchant', 'Navigation', 'Text', 'Feedback', 'Site', 'Pages'],
      },
    },
  },
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => (
      <StoryFrame
        {...resolveView(globals)}
        url={typeof parameters['url'] === 'string' ? parameters['url'] : '/'}
        isPage={parameters['frame'] === 'page'}
        isAlone={viewMode === 'story'}
        args={args}
      >
        <Story />
      </StoryFrame>
    ),
  ],
}

export default preview
