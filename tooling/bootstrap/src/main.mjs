import { spawn } from 'node:child_process'
import path from 'node:path'
import { cleanEnvironment } from './cleanEnvironment.mjs'
import { hasDependencies, installDependencies } from './dependencies.mjs'
import { compileCache, root, setupLock } from './paths.mjs'
import { findCallersToolchain, findToolchain, hasToolchain, installToolchain } from './toolchain.mjs'
import { whenOrphaned } from './whenOrphaned.mjs'
import { withLock } from './withLock.mjs'

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** The command, once the set-up is done.
 * @type {import('node:child_process').ChildProcess | undefined}
 */
let child
whenOrphaned(() => (child ? child.kill('SIGTERM') : process.exit(1)))

const callers = findCallersToolchain()
const toolchain = callers ?? findToolchain()
const hasPrograms = () => callers !== undefined || hasToolchain()

try {
  const bin = path.join(root, 'node_modules', '.bin')
  const env = { NODE_COMPILE_CACHE: compileCache, ...cleanEnvironment([...toolchain.folders, bin]) }
  if (!hasPrograms() || !hasDependencies()) await withLock(setupLock, () => setUp(env), sayWaiting)
  run(env, process.argv.slice(2))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

/**
 * Looks again: whoever held the lock before may have done the work.
 * @param {NodeJS.ProcessEnv} env
 */
function setUp(env) {
  if (!hasPrograms()) {
    console.log('Setting up Node and pnpm …')
    installToolchain()
  }
  if (!hasDependencies()) {
    console.log('Installing dependencies …')
    installDependencies(toolchain.pnpm, env)
  }
}

/** @param {number} holder */
function sayWaiting(holder) {
  console.log(`Waiting for the set-up that process ${holder} is doing …`)
}

/**
 * Hands over to the command: its exit is our exit, and our signals are its signals. A script also gets a channel, whose
 * end tells it that we were killed outright.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} command
 */
function run(env, [first = '', ...given]) {
  // `pnpm dev -- SITE` passes the dashes on, npm does not.
  const rest = given[0] === '--' ? given.slice(1) : given
  const isProgram = first === '--bin'
  const program = isProgram ? path.join(root, 'node_modules', '.bin', rest[0] ?? '') : toolchain.node
  const args = isProgram ? rest.slice(1) : [path.join(root, first), ...rest]
  child = spawn(program, args, {
    cwd: root,
    env,
    stdio: isProgram ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // A terminal sends Ctrl-C to the whole group; a supervisor sends it to us alone. Both must end the child.
  for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child?.kill(signal))
  child.on('error', (error) => {
    console.error(`Could not run ${program}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)))
}
