export { startApp } from './startApp.ts'
