export { ImportError, untilTruncated } from './ImportError.ts'
