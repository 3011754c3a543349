/** The configuration cannot work. Thrown at start-up, so that nothing is served by halves; the message says what to change. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
