import { invariant } from '../errors/invariant.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}
const RISKY = /[<>&\u2028\u2029]/
const EVERY_RISKY = /[<>&\u2028\u2029]/g

/**
 * JSON that may stand in a `<script>` (R2.16): nothing in it can end the script, open a comment or be read as markup,
 * and it parses back to the same value. HTML entities would be wrong here: a script's text is not decoded.
 */
export function serialiseForScript(value: unknown): string {
  const json: string | undefined = JSON.stringify(value)
  invariant(json !== undefined, 'what goes into a script must have a JSON form; undefined and functions have none')
  return RISKY.test(json) ? json.replace(EVERY_RISKY, (risky) => ESCAPES[risky] ?? risky) : json
}
