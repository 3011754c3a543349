/** How many releases of a site are kept, beside those in use: enough to roll back a week of work, and for tabs that stay open. */
export const RELEASES_KEPT = 10
