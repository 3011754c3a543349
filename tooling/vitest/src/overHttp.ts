/**
 * How many examples a property tries that asks a server for each of them: a request costs as much as hundreds of calls. A full
 * run tries as many as of any property.
 */
export const OVER_HTTP = { numRuns: process.env['FULL'] === '1' ? 10_000 : 300 }
