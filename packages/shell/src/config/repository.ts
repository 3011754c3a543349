import { resolve } from 'node:path'

/** The repository's folder, absolute. Only what builds knows of it: a release says nothing of where it was made. */
export const repository = resolve(import.meta.dirname, '../../../..')
