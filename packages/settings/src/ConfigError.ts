/** The configuration cannot work. Thrown at start-up, so that no server starts with half of it; the message says what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
