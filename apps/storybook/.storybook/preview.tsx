/// <reference types="vite/types/importMeta.d.ts" />
import '@clipfront/widgets/tokens.css'
import '@clipfront/vitest/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyControls, describeControls, findArgIssues, startControls } from '../src/controls/describeControls.ts'
import { resolveDrawnArgs } from '../src/controls/resolveDrawnArgs.ts'
import { WidgetDocs } from '../src/docs/WidgetDocs.tsx'
import { Refused } from '../src/frame/Refused.tsx'
import { StoryFrame } from '../src/frame/StoryFrame.tsx'
import { FIRST_CHOICES } from '../src/view/choices.ts'
import { resolveView } from '../src/view/resolveView.ts'
import { screens } from '../src/view/screens.ts'
import { toolbar } from '../src/view/toolbar.ts'

// What a story plays may wait for this long: less than a test may take, so that it says what it waited for.
configure({ asyncUtilTimeout: 15_000 })

const isTest = import.meta.env['VITEST'] !== undefined

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: FIRST_CHOICES,
  // Every widget takes these two; they say nothing about any of them.
  argTypes: { className: { table: { disable: true } }, ref: { table: { disable: true } } },
  parameters: {
    layout: 'fullscreen',
    // What axe finds fails the story's test, which need not describe what is in order, as the panel does.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    viewport: { options: screens },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true, page: WidgetDocs },
    options: {
      // Storybook reads the order from the text of this file: nothing of it can be imported.
      storySort: {
        order: [
          'Welcome',
          'Page Lab',
          'Sites',
          'Foundations',
          'Guides',
          'Coupon',
          'Merchant',
          'Offers',
          'Lists',
          'Navigation',
          'Text',
          'Content',
          'Forms',
          'Feedback',
          'Kept',
          'Assistant',
          'Promotion',
          'Site',
          'Pages',
        ],
      },
    },
  },
  argTypesEnhancers: [({ argTypes, initialArgs }) => ({ ...argTypes, ...describeControls(initialArgs) })],
  argsEnhancers: [({ initialArgs }) => startControls(initialArgs)],
  decorators: [
    (Story, { args, initialArgs, globals, parameters, viewMode }) => {
      // The Page Lab puts its own page into the frame.
      if (parameters['frame'] === 'none') return <Story />
      const issues = findArgIssues(applyControls(args, initialArgs), initialArgs)
      const view = resolveView(globals)
      const drawn = resolveDrawnArgs({ args, initialArgs }, view.site)
      return (
        <StoryFrame
          view={view}
          url={typeof parameters['url'] === 'string' ? parameters['url'] : '/'}
          isPage={parameters['frame'] === 'page'}
          isAlone={viewMode === 'story'}
          args={drawn}
        >
          {issues.length > 0 ? (
            <Refused heading="The widget is not shown: page data never holds this" issues={issues} />
          ) : (
            <Story args={drawn} />
          )}
        </StoryFrame>
      )
    },
  ],
}

export default preview
