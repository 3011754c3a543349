import { dirname } from 'node:path'
import type { UnitApp } from '@clipfront/shell/build'
import { templates } from './templates.ts'

/** The unit main, as its build and its server see it. */
export const app: UnitApp = {
  unit: 'main',
  root: dirname(import.meta.dirname),
  templates,
  messages: '@clipfront/widgets/messages',
  icons: '@clipfront/widgets/icons',
}
