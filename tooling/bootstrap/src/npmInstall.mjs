import { execFileSync } from 'node:child_process'

/** npm's own patience is over a minute; a machine without network should say so sooner. */
const IMPATIENT = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000']

/**
 * Installs what the folder's package.json names, without running any script of it.
 * @param {string} folder
 * @param {string} what for the message
 * @throws {Error} that says what to do
 */
export function npmInstall(folder, what) {
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  try {
    execFileSync('npm', [...args, '--loglevel=error', ...IMPATIENT], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(explain(/** @type {NodeJS.ErrnoException & { stderr?: Buffer }} */ (error), what), { cause: error })
  }
}

/**
 * @param {NodeJS.ErrnoException & { stderr?: Buffer }} error
 * @param {string} what
 */
function explain(error, what) {
  if (error.code === 'ENOENT')
    return `npm is not on the PATH. It comes with Node (https://nodejs.org); ${what} need it.`
  const lines = String(error.stderr ?? error.message).split('\n')
  const reason = lines
    .map((line) => line.replace(/^npm (?:error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('A complete log') && !line.startsWith('npm warn'))
    .slice(0, 3)
    .join(', ')
  return `npm could not bring ${what} (${reason}). The first start needs the npm registry: check the network, or the proxy and registry in npm's configuration, and run the command again.`
}
