export { createRequest, type Request } from './createRequest.ts'
