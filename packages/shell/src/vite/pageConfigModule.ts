import type { CodeSource, PageConfigSource } from '../config/UnitApp.ts'

/**
 * The module of one template: its page config with the code that the table names (R3.3), and nothing left out that has a
 * default. All that it takes to show a page type comes in the chunk of that type.
 */
export function pageConfigModule({ key = ['path'], icon, ...code }: PageConfigSource): string {
  const parts = Object.entries<CodeSource>(code)
  const plain = { key, extraData: {}, miniComponent: null, icon: icon ?? null }
  return [
    ...parts.map(([part, { module, name }]) => `import { ${name} as ${part} } from '${module}'`),
    `export const config = { ...${JSON.stringify(plain)}, ${parts.map(([part]) => part).join(', ')} }`,
  ].join('\n')
}
