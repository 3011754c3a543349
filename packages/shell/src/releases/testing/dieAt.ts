// Preloaded (`node --import`): kills the process before its change number DIE_AT to a file or a folder, as `kill -9` would. One that
// lives to its end prints how many changes it made.
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const CHANGES = ['copyFile', 'link', 'mkdir', 'open', 'rename', 'rm', 'writeFile']
const HANDLE_CHANGES = ['sync', 'writeFile']

let left = Number(process.env['DIE_AT'])
let made = 0

function count(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const real: unknown = Reflect.get(owner, name)
    if (typeof real !== 'function') throw new Error(`there is no ${name}`)
    Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]): unknown {
      made += 1
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return Reflect.apply(real, this, args)
    })
  }
}

const handle = await fs.open(import.meta.filename, 'r')
count(Object.getPrototypeOf(handle) as object, HANDLE_CHANGES)
await handle.close()
count(fs, CHANGES)
syncBuiltinESMExports()
process.on('exit', () => console.log(made))
