import { saysCode } from '../coupons/shownWords.ts'
import { EditRefusal } from './EditRefusal.ts'

/** Words that everybody reads do not say the code. @throws {EditRefusal} they do */
export function assertWithoutCode(field: string, text: string, code: string): void {
  if (saysCode(text, code)) throw codeRefusal(field, code)
}

/** What is said of words that say a code. */
export function codeRefusal(field: string, code: string): EditRefusal {
  return new EditRefusal(
    `${field}: It says the code ${code}, which shoppers see only after their click. Leave it out of the words.`,
  )
}
