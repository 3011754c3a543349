import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const lockFile = path.join(root, 'pnpm-lock.yaml')
const stampFile = path.join(root, 'node_modules', '.install-stamp')

/** Whether what the lock file names was installed. */
export function hasDependencies() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted()
}

/** pnpm's own patience is over a minute for each package; a machine without network should say so sooner. */
const IMPATIENT = {
  pnpm_config_fetch_retries: '1',
  pnpm_config_fetch_retry_mintimeout: '1000',
  pnpm_config_fetch_retry_maxtimeout: '5000',
}

/**
 * Installs what the lock file names, to the byte.
 * @param {string} pnpm
 * @param {NodeJS.ProcessEnv} env
 */
export function installDependencies(pnpm, env) {
  try {
    execFileSync(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
      cwd: root,
      env: { ...env, ...IMPATIENT },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: Buffer }} */ (error)
    const output = String(stderr ?? error)
    throw new Error(
      /frozen-lockfile/.test(output)
        ? 'pnpm-lock.yaml does not fit the package.json files, so nothing was installed. After a change of dependencies, commit both; to renew the lock file: pnpm install, or .toolchain/node_modules/.bin/pnpm install'
        : `The dependencies could not be installed (${reasonIn(output)}). Check the network, or the proxy and registry in the configuration of npm, and run the command again.`,
      { cause: error },
    )
  }
  writeFileSync(stampFile, wanted())
}

function wanted() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex')
}

/**
 * pnpm draws a tree of causes over several lines; its last branch is the one that says something.
 * @param {string} output
 */
function reasonIn(output) {
  const branch = output.split(/[├╰]─▶/).at(-1) ?? output
  return branch.replaceAll(/\s+/g, ' ').trim()
}
