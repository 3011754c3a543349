import type { Site } from '@clipfront/site-config'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { UnitApp } from '../config/UnitApp.ts'
import { collectInputs, type BuildInputs } from '../vite/recordInputs.ts'
import { cutMessages } from './cutMessages.ts'
import { messagesModule, virtualModules } from '../vite/siteModule.ts'

const ENTRY = 'virtual:clipfront/messages'

/**
 * Builds the words of one language into `messages.js`, which exports `messages` and needs nothing else, and `cut.json`, the same in
 * parts.
 * @param folder to be made
 * @returns what was read
 * @throws {Error} there are no words in that language
 */
export async function bundleMessages(app: UnitApp, site: Pick<Site, 'language'>, folder: string): Promise<BuildInputs> {
  let inputs: BuildInputs = { files: {}, packages: {} }
  await build({
    configFile: false,
    root: app.root,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    plugins: [
      virtualModules('messages', { [ENTRY]: () => `export { messages } from '${messagesModule(app, site)}'` }),
      {
        name: 'clipfront:record-messages',
        generateBundle() {
          inputs = collectInputs(this)
        },
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: { messages: ENTRY },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })
  const text = await readFile(join(folder, 'messages.js'), 'utf8')
  await writeFile(join(folder, 'cut.json'), JSON.stringify(cutMessages(text)))
  return inputs
}
