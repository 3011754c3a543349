import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import '../src/compliance/registerPanel.ts'
import { brand } from '../src/docs/brand.ts'
import { ClockTool } from '../src/view/ClockTool.tsx'

addons.setConfig({ theme: brand, sidebar: { showRoots: true } })
addons.register('clipfront/clock', () => {
  addons.add('clipfront/clock', {
    type: types.TOOL,
    title: 'Clock',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ClockTool),
  })
})
