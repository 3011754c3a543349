export type { TemplateSource, TemplateTable, UnitApp } from '../config/UnitApp.ts'
export { buildSite } from './buildSite.ts'
export { buildUnit } from './buildUnit.ts'
