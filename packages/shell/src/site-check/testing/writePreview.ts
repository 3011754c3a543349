/** The tags of a page for previews, with nothing wrong: its title is `x & y`. */
export function writePreview(siteName: string, url: string, picture: string): string {
  const tags = {
    'og:title': 'x &amp; y',
    'og:description': 'd',
    'og:url': url,
    'og:site_name': siteName,
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:image': picture,
    'og:image:alt': 'a',
    'twitter:card': 'summary_large_image',
  }
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')
}
