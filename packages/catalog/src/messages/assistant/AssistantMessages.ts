/** Every word of the assistant: it brings its own, so that no page of the catalog has them. Names come as they are, figures with their sign. */
export interface AssistantMessages {
  heading: string
  /** What it does. */
  intro: (site: string) => string
  /** Said before the first question, beside that a language model writes or that none does. */
  personal: string
  /** Who writes the answers, and what becomes of a question. */
  writers: Record<'model' | 'catalog', string>
  /** Over the questions to begin with. */
  examplesHeading: string
  /** @param basket what somebody pays */
  examples: (basket: string) => readonly [string, string, string]
  examplesOf: (merchant: string, basket: string) => readonly [string, string, string]
  /** Of the panel itself. */
  panel: {
    /** Of the field. */
    label: string
    missing: string
    send: string
    stop: string
    again: string
    /** Begins anew: what was asked is forgotten. */
    clear: string
    /** Before a question and before its answer, for who hears the page. */
    asked: string
    answered: string
    waiting: string
    /** Below an answer: who has written it. */
    by: Record<'model' | 'catalog', string>
    /** Why the catalog answers where a language model else does. */
    why: Record<'limit' | 'unavailable' | 'unsure', string>
    /** Over offers and pages of an answer. */
    offers: string
    links: string
    offline: string
    failed: string
    /** More was asked than is answered. @param minute questions of a visitor @param day the same */
    busy: (minute: string, day: string) => string
    /** Behind it. @param when in 5 minutes, in 3 hours */
    later: (when: string) => string
    /** The answer ended before its end. */
    broken: string
    stopped: string
  }
  /** On the page of privacy. */
  privacy: { heading: string; text: string }
}
