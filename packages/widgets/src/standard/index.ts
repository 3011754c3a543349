export type { SlotTable } from '../slots/SlotTable.ts'
export { standardFrame } from './standardFrame.tsx'
export { standardSlots } from './standardSlots.ts'
