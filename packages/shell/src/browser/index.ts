export { currentState } from './pageState.ts'
export { navigate } from './navigate.ts'
export { startApp } from './startApp.ts'
