import { messages } from '@clipfront/widgets/messages/en-GB'
import type { Check } from './Check.ts'
import { findHardCodedText } from './findHardCodedText.ts'
import { readSources, type SourceFile } from './sourceFiles.ts'

/** What is shipped of the widgets and of the apps that show pages. */
const SHOWN = /^(?:packages\/widgets|apps\/(?:main|cpw))\/.+\.tsx?$/
const NOT_SHIPPED = /\.(?:stories|test|browser)\.tsx?$|\/(?:testing|messages)\/|\.config\.ts$|\.d\.ts$/

/** What a page says comes from its language's messages, all of it; and there is none that no page says. */
export const messagesCheck: Check = {
  name: 'messages',
  run: async () => {
    const shipped = readSources(SHOWN).filter(({ path }) => !NOT_SHIPPED.test(path))
    return [
      ...findUnusedMessages(Object.keys(messages), shipped),
      ...shipped
        .filter(({ path }) => path.endsWith('.tsx'))
        .flatMap(findHardCodedText)
        .map(
          (found) => `${found}: give it a name in packages/widgets/src/messages/Messages.ts, and say messages.<name>.`,
        ),
    ]
  },
}

/** The messages that none of the files says by `messages.<name>`. */
export function findUnusedMessages(names: readonly string[], files: readonly SourceFile[]): string[] {
  const said = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/\bmessages\s*\.\s*(\w+)/g)].map(([, name]) => name)),
  )
  return names
    .filter((name) => !said.has(name))
    .map(
      (name) =>
        `packages/widgets/src/messages/Messages.ts  ${name}: nothing says messages.${name}. Say it, or remove it here and in every language.`,
    )
}
