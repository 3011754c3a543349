/** How many releases of a site are kept beside the live ones: enough to roll back a week of work, and for tabs that stay open. */
export const RELEASES_KEPT = 10
