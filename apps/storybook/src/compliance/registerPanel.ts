import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { COMPLIANCE } from './channel.ts'
import { CompliancePanel } from './CompliancePanel.tsx'

addons.register(COMPLIANCE, () => {
  addons.add(COMPLIANCE, {
    type: types.PANEL,
    title: 'Compliance',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(CompliancePanel, { active: active ?? false }),
  })
})
