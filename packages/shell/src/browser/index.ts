export { currentState } from './currentState.ts'
export { navigate } from './navigate.ts'
export { startApp } from './startApp.ts'
