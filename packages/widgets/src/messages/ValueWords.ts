/** What an offer is worth, in the three sizes a ticket sets it: `Up to` · `20%` · `off`. An empty part is left out. */
export interface ValueWords {
  lead: string
  figure: string
  tail: string
}
