/** Event key (`eventKey`) -> when it was last sent, in epoch milliseconds as text: the same words as in localStorage. */
export type SentTimes = Map<string, string>
