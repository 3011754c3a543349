export { countClick, countCoupon } from './countClick.ts'
export { listenForClicks } from './listenForClicks.ts'
