/** Runs of each property: more where all the time of a full test is given. */
export const NUM_RUNS = process.env['FULL'] === '1' ? 10_000 : 5000
