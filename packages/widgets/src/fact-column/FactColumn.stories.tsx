import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages } from '../testing/samplePages.ts'
import { FactColumn } from './FactColumn.tsx'

const meta = {
  title: 'Merchant/Facts',
  component: FactColumn,
  args: { facts: samplePages.merchant.data.merchant.facts },
} satisfies Meta<typeof FactColumn>
export default meta

type Story = StoryObj<typeof meta>

/** Delivery, returns, payment: what a shopper asks before buying. */
export const Facts: Story = {}

/** A long value wraps under its label. */
export const LongValue: Story = {
  args: {
    facts: [
      {
        label: 'Rücksendebedingungen',
        value: 'Innerhalb von dreißig Tagen; Versandkostenrückerstattung ausgeschlossen',
      },
    ],
  },
}
