import { parseField } from '../parseField.ts'
import { choice, list, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { text } from '../schemas/fields.ts'

/** A button of the page that a link of a mail leads to; `all` ends whatever the address has of the site. */
const button = record({ label: text, value: choice(['this', 'all']) })
export type LinkButton = OutOf<typeof button>
export type WireLinkButton = WireOf<typeof button>

const linkAnswer = record({ buttons: list(button) })

/**
 * The buttons of an answer about a link of a mail (docs/contracts/mail.md): none once it was followed, or has ended.
 * @throws {PageDataError} it is something else
 */
export function parseButtons(wire: unknown): LinkButton[] {
  return parseField(linkAnswer, wire, 'link').buttons
}
