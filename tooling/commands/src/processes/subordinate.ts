// Preloaded into a script that a command runs to its end (`node --import`). When the command is killed outright, the script and
// all that it started end with it: going on, it would write into what the next command makes.
import { writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'

process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.channel?.unref()

// Linux may weigh sessions, not processes: in one of its own, as here, a script would have as much of the machine as all the
// servers of another one, whatever its own priority is.
try {
  writeFileSync('/proc/self/autogroup', String(getPriority()))
} catch {
  // Another system, or one that weighs processes.
}
