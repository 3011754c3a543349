import { sites } from '@clipfront/site-config'
import type { Preview } from '@storybook/react-vite'

/** What can be chosen above every story. The sites are those of the one list: a new site is here by itself. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  site: {
    description: 'The site whose language, currency, accent and texts are shown',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: sites.map(({ code, name, language }) => ({ value: code, title: name, right: language })),
    },
  },
  direction: {
    description: 'The direction of reading',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'site', title: 'The site’s direction' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
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
