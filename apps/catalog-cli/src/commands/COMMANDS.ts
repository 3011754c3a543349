import { demoCommand } from './demoCommand.ts'
import { editCommand } from './editCommand.ts'
import { hideCommand } from './hideCommand.ts'
import { importCommand } from './importCommand.ts'
import { pinCommand } from './pinCommand.ts'
import { postCommand } from './postCommand.ts'
import { reviewCommand } from './reviewCommand.ts'
import { showCommand } from './showCommand.ts'
import { statsCommand } from './statsCommand.ts'
import { undoImportCommand } from './undoImportCommand.ts'
import { verifyCommand } from './verifyCommand.ts'

/** Every command by its word, in the order of the usage text. */
export const COMMANDS = {
  import: importCommand,
  stats: statsCommand,
  show: showCommand,
  verify: verifyCommand,
  edit: editCommand,
  hide: hideCommand,
  pin: pinCommand,
  'undo-import': undoImportCommand,
  review: reviewCommand,
  post: postCommand,
  demo: demoCommand,
}
