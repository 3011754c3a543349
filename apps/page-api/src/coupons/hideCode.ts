/** A run of characters of which a code may consist. */
const RUN = /[\p{L}\p{N}$%&*+_.!#@-]+/gu
/** What may stand around a code without being a part of it. */
const MARKS = /^[$%&*+_.!#@-]+|[$%&*+_.!#@-]+$/g

/**
 * Words with an ellipsis in the place of each code that they say. It is said as a word of its own: "10" in "10% off" is no code.
 * With a figure in it it is one in any case; WELCOME may greet. An empty one is never said.
 */
export function hideCode(text: string, code: string): string {
  if (!/\p{L}/u.test(code)) return text
  const cased = (word: string): string => (/\p{N}/u.test(code) ? word.toUpperCase() : word)
  return text.replaceAll(RUN, (run) => {
    const said = [run, run.replaceAll(MARKS, '')].find((word) => cased(word) === cased(code))
    return said === undefined ? run : run.replace(said, '…')
  })
}

/** Whether words say a code that is to be seen only after a click. */
export function saysCode(text: string, code: string): boolean {
  return hideCode(text, code) !== text
}
