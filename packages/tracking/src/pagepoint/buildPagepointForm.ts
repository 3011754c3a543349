import type { PagepointFields } from './PagepointFields.ts'

/**
 * The multipart body of one event (R7.1). Made anew for each attempt to send it.
 * The contract with the collector: `docs/contracts/pagepoint.md`.
 */
export function buildPagepointForm(fields: PagepointFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
