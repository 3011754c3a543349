import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { resolveDrawnArgs } from '../controls/resolveDrawnArgs.ts'
import { resolveView } from '../view/resolveView.ts'
import { COMPLIANCE } from './channel.ts'
import { lintDrawn } from './lintDrawn.ts'

/** After each story: holds what it shows against the rules, with the offers of its arguments, and tells the panel. */
export const afterEach: Preview['afterEach'] = ({ canvasElement, args, initialArgs, globals, parameters }) => {
  // The window of the Page Lab tells the panel of its page.
  if (parameters['frame'] === 'none') return
  const { site, clock } = resolveView(globals)
  const report = lintDrawn(canvasElement, resolveDrawnArgs({ args, initialArgs }, site), clock)
  addons.getChannel().emit(COMPLIANCE, report)
}
