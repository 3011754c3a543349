/**
 * What an offer is worth, in the three sizes a ticket sets it: `Up to ` · `20%` · ` off`. Each part brings the spaces that its
 * language puts around it, so that the three joined are the sentence; an empty part is left out.
 */
export interface ValueWords {
  lead: string
  figure: string
  tail: string
  /** The price before, as the tail says it: it is struck. */
  was?: string
}
