/** Whom the server runs as. PostgreSQL refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

/** `nobody` on Linux: it is on every machine, and owns nothing that could be lost. */
const UNPRIVILEGED: Account = { uid: 65_534, gid: 65_534 }

/** The account to drop to, or null where the server may run as ourselves. */
export function findServerAccount(): Account | null {
  return process.getuid?.() === 0 ? UNPRIVILEGED : null
}
