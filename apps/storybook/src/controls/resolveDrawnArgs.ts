import type { Site } from '@clipfront/site-config'
import { speakSamples } from '@clipfront/widgets/testing'
import { IS_TEST } from '../frame/StoryFrame.tsx'
import { applyControls } from './describeControls.ts'

interface StoryArgs {
  args: Readonly<Record<string, unknown>>
  initialArgs: Readonly<Record<string, unknown>>
}

/** The arguments that a story draws: as the controls have changed them, in the language and the currency of the site. */
export function resolveDrawnArgs({ args, initialArgs }: StoryArgs, site: Site): Record<string, unknown> {
  const controlled = applyControls(args, initialArgs)
  // What a story plays looks for the words that it was written with.
  return IS_TEST ? controlled : speakSamples(controlled, site)
}
