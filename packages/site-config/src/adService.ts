/** What fills the places for advertisements of a site that has an `adsId`, as everything that is said and let in of it knows it. */
export const AD_SERVICE = {
  /** The same in every language. */
  name: 'Google AdSense',
  host: 'pagead2.googlesyndication.com',
  /** Path of its script; the id follows as `client`. */
  script: '/pagead/js/adsbygoogle.js',
  id: /^ca-pub-\d{16}$/,
  /** Names of the cookies that it writes. */
  cookies: /^__g(?:ads|pi|sas)/,
} as const
