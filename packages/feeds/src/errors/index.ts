export { ImportError, nameInErrors, untilTruncated } from './ImportError.ts'
