/** What is being written was begun not long ago, and what is needed by it lies there. */
export const YOUNG_MS = 60 * 60 * 1000
