import { BUSINESS_UNITS, sites } from '@clipfront/site-config'
import { LANGUAGES, PSEUDO_LOCALES } from '@clipfront/widgets/testing'
import type { Preview } from '@storybook/react-vite'
import { buildSiteId } from './resolveView.ts'

/** What can be chosen above every story; the address keeps it. Sites and languages are those of the one list: a new one is here by itself. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  site: menu(
    'The site whose language, direction, currency, accent and texts are shown',
    'globe',
    sites.map((site) => ({ value: buildSiteId(site), title: site.name, right: site.language })),
  ),
  unit: menu('The business unit: the site of the same language there', 'component', [
    { value: 'site', title: 'Unit' },
    ...BUSINESS_UNITS.map((unit) => ({ value: unit, title: unit })),
  ]),
  language: menu('The language, whatever the site speaks', 'comment', [
    { value: 'site', title: 'Language' },
    ...LANGUAGES.map((tag) => ({ value: tag, title: nameLanguage(tag), right: tag })),
    ...PSEUDO_LOCALES.map(({ tag, title }) => ({ value: tag, title, right: tag })),
  ]),
  direction: menu('The direction of writing', 'transfer', [
    { value: 'language', title: 'Direction' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  scheme: menu('The colour scheme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'split', title: 'Both', icon: 'sidebyside' },
  ]),
  contrast: menu('Forced colours, as Windows’ contrast themes set them', 'accessibility', [
    { value: 'system', title: 'Contrast' },
    { value: 'forced', title: 'Forced colours' },
  ]),
  device: menu('The device that the visitor’s browser says it is', 'mobile', [
    { value: 'width', title: 'Device' },
    { value: 'mobile', title: 'Phone' },
    { value: 'tablet', title: 'Tablet' },
    { value: 'pc', title: 'Desk' },
  ]),
  network: menu('The connection, as the browser tells it', 'lightning', [
    { value: 'online', title: 'Online' },
    { value: 'slow', title: 'Slow' },
    { value: 'save-data', title: 'Saving data' },
    { value: 'offline', title: 'Offline' },
  ]),
  extension: menu('The companion extension', 'plus', [
    { value: 'none', title: 'Extension' },
    { value: 'offered', title: 'Extension can be had' },
    { value: 'installed', title: 'Extension installed' },
    { value: 'visit', title: 'Opened by the extension' },
  ]),
  // These are chosen elsewhere: by the clock of the manager, and in the Page Lab.
  clock: { description: 'The moment at which the page is read' },
  lab: { description: 'What the Page Lab shows' },
}

interface Choice {
  value: string
  title: string
  right?: string
  icon?: Icon
}
type Menu = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>
type Icon = NonNullable<Menu['icon']>

function menu(description: string, icon: Icon, items: Choice[]) {
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}

function nameLanguage(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
}
