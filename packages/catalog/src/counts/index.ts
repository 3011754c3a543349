export { countLive } from './countLive.ts'
