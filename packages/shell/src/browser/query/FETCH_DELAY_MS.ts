/** How long a component's fetch is shown as pending at least (R9.1): what flashes by is not understood. */
export const FETCH_DELAY_MS = 200
