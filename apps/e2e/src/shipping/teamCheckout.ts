import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../support/root.ts'

const SITE_FILE = 'packages/site-config/src/sites/main/uk.ts'

interface Watch {
  /** Called with every line, while the command runs. @returns true to kill it at once, without a chance to tidy up */
  onLine?: (line: string) => boolean
  /** Asked every few milliseconds. @returns true to kill it in the same way */
  killWhen?: () => boolean
}

export type TeamCheckout = ReturnType<typeof createTeamCheckout>

/**
 * A copy of the repository in which a team edits its site and ships it.
 * @param environment of its commands, beside the machine's own
 */
export function createTeamCheckout(environment: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-team-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  copyRepository(folder)
  install(folder)
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=team', '-c', 'user.email=team@clipfront.example', 'commit', '-q', '-m', 'as it was')

  /** Replaces a part of a file. */
  const replace = (name: string, part: RegExp, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(part, text))
  }

  // What is compiled goes with the checkout.
  const own = { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'node_modules/.compiled'), ...environment }

  return {
    folder,
    environment: own,
    /** Gives the British site another tagline. */
    editTagline: (text: string) => replace(SITE_FILE, /(tagline:\s*)'[^\n]*'/, `$1'${text}'`),
    replace,
    append: (file: string, line: string) => writeFileSync(path.join(folder, file), `${line}\n`, { flag: 'a' }),
    /** Undoes every edit. */
    restore: () => void git('checkout', '-q', '--', '.'),
    run: (command: string, args: readonly string[], { onLine, killWhen }: Watch = {}) =>
      new Promise<{ code: number | null; output: string }>((resolve) => {
        const child = spawn(process.execPath, [`tooling/commands/src/${command}.ts`, ...args], {
          cwd: folder,
          env: own,
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let output = ''
        const kill = () => child.kill('SIGKILL')
        const watch = setInterval(() => void (killWhen?.() && kill()), 10)
        const take = (chunk: Buffer) => {
          output += chunk.toString()
          for (const line of chunk.toString().split('\n').filter(Boolean)) if (onLine?.(line)) kill()
        }
        child.stdout.on('data', take)
        child.stderr.on('data', take)
        child.once('close', (code) => {
          clearInterval(watch)
          resolve({ code, output })
        })
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Every checkout has packages of its own: pnpm writes into the folder that it finds, and would lead the links of another checkout
 * into this one, which is soon gone.
 */
function install(folder: string): void {
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: folder })
}

/** The repository as it stands, with what is built of it. */
function copyRepository(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const built = globSync('apps/{main,cpw}/dist/{code,messages}-*', { cwd: root })
  for (const name of [...listed.split('\0').filter(Boolean), ...built]) {
    if (!existsSync(path.join(root, name))) continue
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
}
