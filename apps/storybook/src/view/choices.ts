/** What the toolbar shows before anybody has chosen. The samples are priced in pounds and worded for Britain. */
export const FIRST_CHOICES = {
  site: 'main-uk',
  unit: 'site',
  language: 'site',
  direction: 'language',
  scheme: 'light',
  contrast: 'system',
  device: 'width',
  network: 'online',
  extension: 'none',
  clock: 'samples',
  lab: '',
} as const

export const NETWORKS = ['online', 'slow', 'save-data', 'offline'] as const
export type Network = (typeof NETWORKS)[number]
