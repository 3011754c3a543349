/** Global Privacy Control (https://w3c.github.io/gpc/), which no TypeScript library describes yet. */
export function isPrivacyControlOn(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}
