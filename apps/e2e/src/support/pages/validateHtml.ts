import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** How React writes attributes and empty elements, which HTML allows and the rules hold for bad style. */
const WRITTEN_BY_REACT = ['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'] as const

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: Object.fromEntries(WRITTEN_BY_REACT.map((rule) => [rule, 'off'])),
  }),
)

/** What html-validate finds in a document as it was served, a line each. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
