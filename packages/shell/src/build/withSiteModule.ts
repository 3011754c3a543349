/**
 * Names the site's own module in a document: the browser brings it along with the code, and the app finds it by this link.
 * @param path of the module on the site
 */
export function withSiteModule(html: string, path: string): string {
  return html.replace('</head>', `<link rel="modulepreload" href="${path}" data-site></head>`)
}
