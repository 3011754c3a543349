import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from '../testing/Row.module.css'
import { icons, type IconName } from './icons.tsx'
import { paths } from './paths.tsx'

const meta = {
  title: 'Text/Icons',
  parameters: {
    docs: {
      description: { component: 'As large as the text around them, in its colour, silent for screen readers.' },
    },
  },
} satisfies Meta
export default meta

/** Every icon in use, each with its name. */
export const Every: StoryObj = {
  render: () => (
    <div className={styles['row']}>
      {(Object.keys(paths) as IconName[]).map((name) => (
        <span key={name}>
          {icons[name]} {name}
        </span>
      ))}
    </div>
  ),
}
