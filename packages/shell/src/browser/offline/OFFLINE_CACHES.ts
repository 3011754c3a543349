/** The caches of service workers are named so, and by their release. */
export const OFFLINE_CACHES = 'cf-offline-'
