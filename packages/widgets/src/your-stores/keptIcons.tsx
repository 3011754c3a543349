import { drawIcon } from '../icons/icons.tsx'

/** From Lucide, as those of `icons`; they come with the code that shows them. */
export const keptIcons = {
  save: drawIcon(<path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z" />),
  share: drawIcon(<path d="M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8m-4-6-4-4-4 4m4-4v13" />),
} as const
