export { followWorker } from './followWorker.ts'
