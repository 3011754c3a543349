/** A mail that is written. What it says of people stands here and in no log. */
export interface Mail {
  /** Of its row: a mail that is written twice has the same Message-ID, and the same file in the outbox. */
  id: number
  from: { name: string; address: string }
  replyTo: string | null
  to: string
  subject: string
  text: string
  html: string
  /** The address that ends the subscription by one POST (RFC 8058); null for a mail that asks for one. */
  unsubscribe: string | null
  /** What mail programs sort mails by (RFC 2919). */
  listId: string
  date: Date
}

/** A mail did not leave. Its message names no address: what servers answer does. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  /** False where the server refused this one mail and may take others. */
  readonly isOfServer: boolean
  /** The server may have all of it, and did not say so. */
  readonly mayHaveLeft: boolean

  constructor(reason: string, isOfServer: boolean, mayHaveLeft = false) {
    super(reason)
    this.isOfServer = isOfServer
    this.mayHaveLeft = mayHaveLeft
  }
}
