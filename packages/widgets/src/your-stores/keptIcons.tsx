import type { ReactNode } from 'react'

/** From Lucide, as those of `icons`; they come with the code that shows them. */
const draw = (shape: string): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shape} />
  </svg>
)

export const keptIcons = {
  save: draw('m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z'),
  share: draw('M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8m-4-6-4-4-4 4m4-4v13'),
} as const
