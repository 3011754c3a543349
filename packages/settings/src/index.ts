export { ConfigError } from './ConfigError.ts'
export { makeFolder } from './makeFolder.ts'
export { matchesSecret } from './matchesSecret.ts'
export { describeHttpLimits, HTTP_LIMITS, type HttpLimits } from './httpLimits.ts'
export {
  type Clock,
  formatOrigin,
  HOST_NAMES,
  type PortName,
  readClock,
  readHost,
  readList,
  readPort,
} from './readEnvironment.ts'
export { readFiguresToken, readInternalToken, readSecrets, type Secrets } from './readSecrets.ts'
