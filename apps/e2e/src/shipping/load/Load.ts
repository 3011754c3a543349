/** What is asked for, in turn. */
export interface Question {
  port: number
  host: string
  target: string
  userAgent: string
}

/** An answer under load. */
export interface Sample {
  host: string
  target: string
  /** On `clockMs`. */
  startedAt: number
  ms: number
  status: number
  /** The key of what it said in `LoadResult.bodies`. */
  digest: string
}

/** How much later than asked for a timer of the load's own ran: what its requests took longer is not the server's doing. */
export interface Lag {
  /** On `clockMs`. */
  at: number
  ms: number
}

export interface LoadResult {
  samples: Sample[]
  lags: Lag[]
  /** Requests that got no answer. */
  failures: string[]
  /** What was answered, each once, by digest. */
  bodies: Record<string, string>
}

/** From the test: what to ask for, and how many times in a second, over all of it. */
export interface AskMessage {
  questions: readonly Question[]
  perSecond: number
}

/** From the test: it has seen enough. */
export interface StopMessage {
  stop: true
}

/** Milliseconds on a clock that all processes of a machine share. */
export function clockMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
