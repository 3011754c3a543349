/** What a form says of itself. */
interface FormTexts {
  heading: string
  /** What becomes of what is sent, a paragraph each. */
  intro: string[]
  submit: string
  /** Once it was taken. */
  taken: string
}

interface FieldTexts {
  label: string
  hint: string
  missing: string
  invalid: string
}

/** Every word of the forms that shoppers send: a form brings its own, so that no other page has them. Names of merchants and sites come as they are. */
export interface FormMessages {
  submission: (merchant: string) => FormTexts
  review: (merchant: string) => FormTexts
  alerts: (merchant: string) => FormTexts
  newsletter: (site: string) => FormTexts
  /** By field; each has the words it may need and no others. */
  code: FieldTexts
  offer: FieldTexts
  endsOn: Pick<FieldTexts, 'label' | 'hint' | 'invalid'> & { past: string }
  rating: Pick<FieldTexts, 'label' | 'missing'>
  /** From one star to five. */
  ratings: readonly [string, string, string, string, string]
  headline: Pick<FieldTexts, 'label'>
  body: Pick<FieldTexts, 'label'>
  by: Pick<FieldTexts, 'label' | 'hint'>
  /** @param example an address */
  address: Pick<FieldTexts, 'label' | 'missing'> & { invalid: (example: string) => string }
  /** @param most characters */
  long: (most: string) => string
  /** Behind the label of a field that may stay empty. */
  optional: string
  /** Over the list of what is wrong. */
  wrong: string
  /** It is to be sent once more. */
  held: string
  sending: string
  offline: string
  failed: string
  /** Names no time: it may be a minute or the rest of a day. */
  busy: string
  takenHeading: string
  back: string
  close: string
  /** Of the field that only programs fill in. */
  trap: string
  /** On the page of privacy: what becomes of an address. Its days are those of `mails` and `subscriptions`. */
  privacy: { heading: string; items: readonly string[] }
}
