export { CLICK_TYPES, rollUpDay } from './rollUpDay.ts'
