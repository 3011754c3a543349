import os from 'node:os'
import path from 'node:path'

/** How to reach the registry is the machine's business, so it stays; the rest is about the npm that started us. */
const KEPT = /^npm_config_(?:registry|proxy|https_proxy|http_proxy|noproxy|cafile|strict_ssl|userconfig|globalconfig)$/i
const OF_NPM = /^npm_(?:config|lifecycle|package|command|execpath|node_execpath)/i

/**
 * The environment of a command: it finds the toolchain first, and nothing of the outer npm's settings leaks into pnpm
 * and turbo.
 * @param {readonly string[]} folders put before PATH
 * @param {NodeJS.ProcessEnv} [outer]
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(folders, outer = process.env) {
  const kept = Object.entries(outer).filter(([name]) => KEPT.test(name) || !OF_NPM.test(name))
  const registry = outer['npm_config_registry']
  const env = { ...Object.fromEntries(kept), TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' }
  return {
    ...env,
    // pnpm does not read npm's variables.
    ...(registry ? { pnpm_config_registry: registry } : {}),
    // A service or a container may start us without one; pnpm and turbo keep their caches there.
    HOME: outer['HOME'] || os.userInfo().homedir,
    PATH: [...folders, outer['PATH'] ?? ''].join(path.delimiter),
  }
}
