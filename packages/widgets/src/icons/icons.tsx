import type { ReactNode } from 'react'
import { type IconName, paths } from './paths.tsx'

const drawn = Object.entries(paths).map(([name, shape]) => [
  name,
  <svg
    key={name}
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
  </svg>,
])

/** The icons, drawn once and reused: as large as the text around them, in its colour, silent for screen readers. */
export const icons = Object.fromEntries(drawn) as Record<IconName, ReactNode>
