export { startServer } from './startServer.ts'
