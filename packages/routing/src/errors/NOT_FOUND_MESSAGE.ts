/** What a page says when nothing lives at its address, or its own validity check fails (R2.10). */
export const NOT_FOUND_MESSAGE = 'This page could not be found'
