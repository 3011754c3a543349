/** What was written or live within this time may still be in use: by who is writing it, or by who has not taken the next one yet. */
export const YOUNG_MS = 60 * 60 * 1000
