import type { ReactNode } from 'react'
import { type IconName, paths } from './paths.tsx'

/** An icon out of its shape: as large as the text around it, in its colour, silent for screen readers. */
export const drawIcon = (shape: ReactNode): ReactNode => (
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
    {shape}
  </svg>
)

/** The icons, drawn once and reused. */
export const icons = Object.fromEntries(
  Object.entries(paths).map(([name, shape]) => [name, drawIcon(shape)]),
) as Record<IconName, ReactNode>
