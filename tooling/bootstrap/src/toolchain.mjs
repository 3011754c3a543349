import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkIntegrity, INTEGRITY, NODE_VERSION, PNPM_VERSION } from './integrity.mjs'
import { npmInstall } from './npmInstall.mjs'
import { toolchainFolder } from './paths.mjs'

/** @typedef {{ node: string, pnpm: string, folders: string[] }} Toolchain the programs, and the folders that hold them */

const onWindows = process.platform === 'win32'
/** The platform's own package: it needs no install script, so its bytes are those that npm verified. */
const nodePackage = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
const bringsNode = nodePackage in INTEGRITY

/** The toolchain as it lies in a folder, whether it is there or not.
 * @param {string} [folder]
 * @returns {Toolchain}
 */
export function findToolchain(folder = toolchainFolder) {
  const bin = path.join(folder, 'node_modules', '.bin')
  const node = bringsNode
    ? path.join(folder, 'node_modules', nodePackage, onWindows ? 'node.exe' : 'bin/node')
    : process.execPath
  return {
    node,
    pnpm: path.join(bin, onWindows ? 'pnpm.cmd' : 'pnpm'),
    folders: [path.dirname(node), bin],
  }
}

/**
 * The programs of whoever typed `pnpm …`: with Node of the pinned major or later and pnpm of the pinned major nothing is brought.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @param {string} [nodeVersion]
 * @returns {Toolchain | undefined} undefined for npm, and for other versions
 */
export function findCallersToolchain(env = process.env, nodeVersion = process.versions.node) {
  const pnpmVersion = /^pnpm\/(\S+)/.exec(env['npm_config_user_agent'] ?? '')?.[1]
  const isUsable = pnpmVersion !== undefined && parseMajor(pnpmVersion) === parseMajor(PNPM_VERSION)
  if (!isUsable || parseMajor(nodeVersion) < parseMajor(NODE_VERSION)) return undefined
  return { node: process.execPath, pnpm: 'pnpm', folders: [path.dirname(process.execPath)] }
}

/** Whether the pinned Node and pnpm lie in the folder, whole.
 * @param {string} [folder]
 */
export function hasToolchain(folder = toolchainFolder) {
  const stamp = stampIn(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && existsSync(findToolchain(folder).node)
}

/**
 * Brings the pinned Node and pnpm. They are installed beside the folder and moved there when they are whole, so that an
 * interrupted set-up leaves nothing half.
 * @param {string} [folder]
 * @param {Readonly<Record<string, string>>} [table] the hashes to trust
 */
export function installToolchain(folder = toolchainFolder, table = INTEGRITY) {
  refuseUnsupportedPlatform()
  const draft = mkdtempSync(`${folder}-`)
  try {
    const dependencies = { ...(bringsNode ? { [nodePackage]: NODE_VERSION } : {}), pnpm: PNPM_VERSION }
    writeFileSync(path.join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }))
    npmInstall(draft, `Node ${NODE_VERSION} and pnpm ${PNPM_VERSION}`)
    for (const name of checkIntegrity(draft, table))
      console.warn(`${name}: no hash is recorded for this platform; npm checked it against the registry's word alone.`)
    linkPnpm(draft, findToolchain(draft).node)
    writeFileSync(stampIn(draft), wanted())
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function refuseUnsupportedPlatform() {
  const major = parseMajor(process.versions.node)
  const wantedMajor = parseMajor(NODE_VERSION)
  if (!bringsNode && major < wantedMajor)
    throw new Error(
      `Node ${NODE_VERSION} cannot be brought along for ${process.platform}-${process.arch}, and Node ${process.versions.node} is too old. Install Node ${wantedMajor} or later (https://nodejs.org) and run the command again.`,
    )
}

/** @param {string} version */
function parseMajor(version) {
  return Number(version.split('.')[0])
}

/** @param {string} folder */
function stampIn(folder) {
  return path.join(folder, '.stamp')
}

function wanted() {
  return `${bringsNode ? `${nodePackage}@${NODE_VERSION}` : process.version} pnpm@${PNPM_VERSION}`
}

/**
 * Without install scripts pnpm's program is a placeholder that has no shebang, which turbo cannot start; pnpm's own
 * installer puts the real one in its place.
 * @param {string} folder where npm installed
 * @param {string} node the program that runs the installer
 */
function linkPnpm(folder, node) {
  const cwd = path.join(folder, 'node_modules', 'pnpm')
  execFileSync(node, [path.join(cwd, 'install.js')], { cwd, stdio: 'inherit' })
}
