import { COLOURS, type Site } from '@clipfront/site-config'

const ICON_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** A site in the words of a web app manifest. It has one name: a `short_name` that says the same would be no shorter. */
export function describeSite({ name, language, direction, icon, accent, texts }: Site) {
  return {
    id: '/',
    name,
    description: texts.tagline,
    lang: language,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [describeIcon(icon)],
    theme_color: COLOURS.accent[accent],
    background_color: COLOURS.paper,
  }
}

/** A drawing has any size; that of a picture is written in it. */
function describeIcon(src: string) {
  const type = ICON_TYPES[src.split('.').at(-1) ?? '']
  if (!type) return { src }
  return type === ICON_TYPES['svg'] ? { src, type, sizes: 'any' } : { src, type }
}
