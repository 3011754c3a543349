import { parse } from 'yaml'

/** Hand-written lists name a default again in every offer; what names names that name names is there to fill the memory. */
const MOST_ALIASES = 10_000

/**
 * One document of YAML. Figures stay as they are written: of 0123 and 1e5 a number would leave nothing to go by.
 * @returns 'explodes' where names stand for more than a memory holds, 'broken' where it is no YAML
 */
export function parseYaml(text: string): { value: unknown } | 'explodes' | 'broken' {
  try {
    return {
      value: parse(text, {
        schema: 'failsafe',
        customTags: ['null', 'bool', 'merge'],
        logLevel: 'error',
        prettyErrors: false,
        maxAliasCount: MOST_ALIASES,
      }),
    }
  } catch (error) {
    return error instanceof ReferenceError && error.message.startsWith('Excessive') ? 'explodes' : 'broken'
  }
}
