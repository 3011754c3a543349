/// <reference types="vite/client" />

declare module 'virtual:clipfront/templates' {
  import type { PageType } from '@clipfront/page-data'
  import type { PageConfig } from '@clipfront/shell/render'
  /** Brings the page config of each template that this site has, with its code. */
  export const templates: Partial<Record<PageType, () => Promise<PageConfig>>>
}

declare module 'virtual:clipfront/icon-sprite' {
  import type { ComponentType } from 'react'
  /** The shapes of all icons. */
  export const IconSprite: ComponentType
}

declare module 'virtual:clipfront/inline-script' {
  /** The script that stands in every document, built and safe to stand in a `<script>`. */
  export const inlineScript: string
}

declare module 'virtual:clipfront/reader' {
  /** Names what reads page-api in this build: another name, another reader. */
  export const reader: string
}
