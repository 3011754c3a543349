import { ImportRefusal } from './ImportRefusal.ts'

/** The end of a document is missing; what came before it was read. */
export class CutOff extends ImportRefusal {
  /** @param where what of it has no end; empty where nobody can tell */
  constructor(file: string, where = '') {
    super(
      'broken',
      `${file} was cut off on its way${where && `: ${where} has no end`}. Nothing was changed; ask its sender for a whole one, or take what came of it with --force.`,
    )
  }
}
