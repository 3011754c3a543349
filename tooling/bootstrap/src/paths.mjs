import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** Where the pinned Node and pnpm are installed, outside of the workspace's own packages. */
export const toolchainFolder = path.join(root, '.toolchain')

/** What one process has compiled of a module the next one takes over: a command starts in half of the time. */
export const compileCache = path.join(root, '.turbo', 'compiled')

/** Held while the toolchain or the dependencies are being set up. */
export const setupLock = path.join(root, '.setup-lock')
