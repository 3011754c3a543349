/// <reference types="vite/client" />

declare module 'virtual:clipfront/templates' {
  import type { BuiltPageType } from '@clipfront/page-data'
  import type { ComponentType } from 'react'
  import type { PageData } from '@clipfront/page-data'
  /** Brings the code of each template that this site has. */
  export const templates: Partial<Record<BuiltPageType, () => Promise<ComponentType<{ page: PageData }>>>>
}

declare module 'virtual:clipfront/inline-script' {
  /** The script that stands in every document, built and safe to stand in a `<script>`. */
  export const inlineScript: string
}
