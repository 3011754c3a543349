import { dirname } from 'node:path'
import type { UnitApp } from '@clipfront/shell/build'
import { templates } from './templates.ts'

/** The unit cpw, as its build and its server see it. */
export const app: UnitApp = {
  unit: 'cpw',
  root: dirname(import.meta.dirname),
  templates,
  messages: '@clipfront/widgets/messages',
  icons: '@clipfront/widgets/icons',
}
