/**
 * The largest body that may go by beacon or keepalive fetch. Browsers allow 65 536 bytes for all of them in flight
 * together; the rest is room for what else is on its way.
 */
export const BEACON_LIMIT_BYTES = 60_000
