/** How long and how much a server of ours has for its clients. Every one of them could else hold a connection for nothing. */
export interface HttpLimits {
  /** For the headers of a request to arrive, from the opening of its connection. */
  headersTimeoutMs: number
  /** For a whole request to arrive: enough for an event over the slowest connection. */
  requestTimeoutMs: number
  /** Between two looks at the connections: either time-out may be so much longer. */
  checkIntervalMs: number
  /**
   * Without a byte in either direction: a client that reads nothing of its response. Longer than any response takes, of which
   * page-api's 30 s are the longest.
   */
  idleTimeoutMs: number
  /** Of one process. One that reads nothing costs up to 2.5 MB until it is cut off. */
  maxConnections: number
}

export const HTTP_LIMITS: HttpLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkIntervalMs: 5000,
  idleTimeoutMs: 60_000,
  maxConnections: 4000,
}

/**
 * The limits as options of a Fastify server. Node reads some of them while it makes its server, and never again; how many
 * connections there may be is a property of that server (`maxConnections`).
 */
export function describeHttpLimits({
  headersTimeoutMs: headersTimeout,
  requestTimeoutMs: requestTimeout,
  checkIntervalMs: connectionsCheckingInterval,
  idleTimeoutMs: connectionTimeout,
}: HttpLimits) {
  return { requestTimeout, connectionTimeout, http: { headersTimeout, requestTimeout, connectionsCheckingInterval } }
}
