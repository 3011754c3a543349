import type { Command } from './Command.ts'
import { COMMANDS } from './commands/COMMANDS.ts'

/** How one command is called, or all of them where none has that name. */
export function describeUsage(name: string | undefined): string {
  const commands: Record<string, Command> = COMMANDS
  const one = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const parts = one ? [one.usage] : Object.values(commands).map(({ usage }) => usage)
  return `Usage: npm run catalog -- <command> [options]

${parts.join('\n\n')}

  --help              this text; behind a command, of that alone
`
}
