export { assertSerialisable } from './assertSerialisable.ts'
export { parseJson } from './parseJson.ts'
export { serialiseForScript } from './serialiseForScript.ts'
