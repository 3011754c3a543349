export {
  createReleaseRenderer,
  type ReleaseRenderer,
  type RenderedPage,
  type RenderInput,
  type SiteParts,
} from './createReleaseRenderer.tsx'
export type { AppFrame, AppNavigation, Layout } from './AppFrame.ts'
export type { PageConfig } from './PageConfig.ts'
export type { RootProps } from './AppFrame.ts'
