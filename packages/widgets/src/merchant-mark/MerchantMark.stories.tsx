import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOGO } from '../testing/LOGO.ts'
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

/** With a picture of our own. */
export const WithLogo: Story = { args: { merchant: { name: 'Nimbus Shoes', tint: 3, logo: LOGO } } }

/** Its picture does not come: the initial stays. */
export const WithoutItsLogo: Story = {
  args: { merchant: { name: 'Nimbus Shoes', tint: 3, logo: 'data:image/svg+xml,broken' } },
}

/** Pictures of each size. */
export const LogoOfEverySize: Story = {
  render: () => (
    <div className={styles['row']}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <MerchantMark key={size} merchant={{ name: 'Nimbus Shoes', tint: 3, logo: LOGO }} size={size} />
      ))}
    </div>
  ),
}

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
