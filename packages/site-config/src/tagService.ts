/** The tag manager that a site loads once it has an `analyticsId` (R4.7, R7.6), as everything that is said and let in of it knows it. */
export const TAG_SERVICE = {
  /** The same in every language. */
  name: 'Google Tag Manager',
  host: 'www.googletagmanager.com',
  /** Of a container (`GTM-…`) or of a single tag (`G-…`). */
  id: /^(?:GTM|G)-[A-Z0-9]{4,14}$/,
  /** How the id of a container begins. */
  container: 'GTM-',
  /** Names of the cookies that its own tags write. */
  cookies: /^_g(?:a|id|at|cl)(?:_|$)/,
} as const
