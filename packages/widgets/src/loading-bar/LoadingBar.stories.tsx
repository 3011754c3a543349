import { createLoadingBar } from '@clipfront/routing/loading-bar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingBar } from './LoadingBar.tsx'

const meta = {
  title: 'Feedback/Loading bar',
  component: LoadingBar,
  args: { bar: barAt(40) },
} satisfies Meta<typeof LoadingBar>
export default meta

type Story = StoryObj<typeof meta>

function barAt(percent: number) {
  const bar = createLoadingBar()
  bar.set(percent)
  return bar
}

function failedBar() {
  const bar = barAt(60)
  bar.fail()
  return bar
}

/** A page is on its way. It is at the very top of the window. */
export const Loading: Story = {}

/** The page could not be had; the error page is about to show. */
export const Failed: Story = { args: { bar: failedBar() } }
