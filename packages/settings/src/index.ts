export { ConfigError } from './ConfigError.ts'
export { makeFolder } from './makeFolder.ts'
export { type Clock, type PortName, readClock, readList, readPort } from './readEnvironment.ts'
export { readInternalToken, readSecrets, type Secrets } from './readSecrets.ts'
