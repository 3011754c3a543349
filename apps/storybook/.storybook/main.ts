import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { pageDataPlugin } from '../src/lab/server/pageDataPlugin.ts'
import { costPlugin } from '../src/cost/costPlugin.ts'
import { environment } from '../src/settings.ts'

/** The stories' side of the panel Compliance. */
const lintStory = fileURLToPath(new URL('../src/compliance/lintStory.ts', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/widgets/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (entries = []) => [...entries, lintStory],
  // Nothing leaves the machine, and nothing is asked of a server that is not ours.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [pageDataPlugin(environment), costPlugin()],
      // Left to itself, the build writes `light-dark()` for older browsers, in a way that knows the scheme of the root alone.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    }),
}

export default config
