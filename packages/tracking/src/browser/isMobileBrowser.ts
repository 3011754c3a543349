/**
 * Whether the browser calls itself a phone's: by its client hint, or by the word `Mobi` that every browser without the
 * hint writes into its user agent on phones.
 */
export function isMobileBrowser(): boolean {
  const { userAgentData, userAgent } = navigator as Navigator & { userAgentData?: { mobile?: boolean } }
  return userAgentData?.mobile ?? /Mobi/.test(userAgent)
}
