import { resolve } from 'node:path'

/** The repository's root folder, absolute. */
export const root = resolve(import.meta.dirname, '..', '..', '..')
