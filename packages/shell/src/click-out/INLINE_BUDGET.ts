/** What the script in every document may weigh, in bytes after gzip. */
export const INLINE_BUDGET = 3000
