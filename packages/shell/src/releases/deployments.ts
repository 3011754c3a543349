/** Environments with a live release of their own; `dev` shows beta's. */
export const LIVE_ENVIRONMENTS = ['prod', 'beta'] as const
export type LiveEnvironment = (typeof LIVE_ENVIRONMENTS)[number]

/** What made a release live: `start` fills what is empty, the others are a person's decision. */
export type DeployedBy = 'start' | 'ship' | 'promote' | 'rollback'

/** A release became the live one of an environment. */
export interface Deployment {
  release: string
  /** ISO 8601. */
  since: string
  by: DeployedBy
  /** The person who did it, as far as the machine knew; missing for a start, and before anybody was noted. */
  person?: string
}

/**
 * Parses a pointer file.
 * @param file named in the error
 * @returns newest first
 * @throws {Error} it is no list of deployments: nobody knows what was live
 */
export function parseDeployments(text: string, file: string): Deployment[] {
  const deployments = parseOrNothing(text)
  if (Array.isArray(deployments) && deployments.every(isDeployment)) return deployments
  throw new Error(
    `${file} is damaged, so that nobody knows what is live. Put it back from a copy; or remove it, and ship the site.`,
  )
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDeployment(value: unknown): value is Deployment {
  return typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string'
}

/**
 * The release that was live before the present one. A rollback undoes a deployment, so a second rollback leads further back, and
 * not forth again to the release that was just left.
 * @param deployments newest first
 */
export function previousRelease(deployments: readonly Deployment[]): string | undefined {
  const standing: string[] = []
  for (const { release, by } of deployments.toReversed()) {
    if (by === 'rollback') standing.pop()
    if (standing.at(-1) !== release) standing.push(release)
  }
  return standing.at(-2)
}

/**
 * The releases that were live at some moment since then, the present one included.
 * @param deployments newest first
 * @param since milliseconds since 1970
 */
export function liveSince(deployments: readonly Deployment[], since: number): string[] {
  const wereLive = deployments.filter((_, index) => {
    const next = deployments[index - 1]
    return !next || Date.parse(next.since) >= since
  })
  return wereLive.map(({ release }) => release)
}
