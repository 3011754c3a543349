import { sites } from '@clipfront/site-config'
import type { Preview } from '@storybook/react-vite'
import { nameOf } from './nameOf.ts'

/** What can be chosen above every story. The sites are those of the one list: a new site is here by itself. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  site: {
    description: 'The site whose language, direction, currency, accent and texts are shown',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: sites.map((site) => ({ value: nameOf(site), title: site.name, right: site.language })),
    },
  },
  scheme: {
    description: 'The colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
}
