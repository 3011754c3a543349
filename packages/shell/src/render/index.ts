export {
  createReleaseRenderer,
  type ReleaseRenderer,
  type RenderedPage,
  type RenderInput,
  type SiteParts,
} from './createReleaseRenderer.tsx'
export type { AppFrame, AppNavigation, Layout, RootProps } from './AppFrame.ts'
export type { PageConfig } from './PageConfig.ts'
