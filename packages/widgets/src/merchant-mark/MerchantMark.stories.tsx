import type { Meta, StoryObj } from '@storybook/react-vite'
import { TINTS } from '../testing/TINTS.ts'
import styles from '../testing/Row.module.css'
import { MerchantMark } from './MerchantMark.tsx'

const meta = {
  title: 'Merchant/Mark',
  component: MerchantMark,
  args: { merchant: { name: 'Nimbus Shoes', tint: 3 }, size: 'medium' },
} satisfies Meta<typeof MerchantMark>
export default meta

type Story = StoryObj<typeof meta>

/** In a list. */
export const Medium: Story = {}

/** Beside a line of text. */
export const Small: Story = { args: { size: 'small' } }

/** At the head of the merchant’s own page. */
export const Large: Story = { args: { size: 'large' } }

/** The first letter or digit counts, whatever its script. */
export const OtherScripts: Story = { args: { merchant: { name: '«靴» Kutsu', tint: 6 } } }

/** The twelve tints, of which the name chooses one. */
export const EveryTint: Story = {
  render: () => (
    <div className={styles['row']}>
      {TINTS.map((tint) => (
        <MerchantMark key={tint} merchant={{ name: 'Nimbus Shoes', tint }} />
      ))}
    </div>
  ),
}
