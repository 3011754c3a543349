// The `catalog` command as a process.
import { answerCommand } from './answerCommand.ts'

process.exitCode = await answerCommand(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
