/** The collector, reached through the page's own origin. */
export const DEFAULT_ENDPOINT = '/api/pagepoint'

/** Where an event is posted. The type stands in the url too, so that logs and limits can tell events apart unread. */
export function buildPagepointUrl(endpoint: string, eventType: string): string {
  return `${endpoint}?type=${encodeURIComponent(eventType)}`
}
