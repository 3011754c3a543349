/** A drawing of our own, as an address that needs no server but looks like one of the site's to page data. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#d9e4dd"/><circle cx="1180" cy="330" r="210" fill="#f2c14e"/><path d="M0 900 520 360 900 760 1120 560 1600 900Z" fill="#3c6e57"/></svg>`

export const PICTURE = {
  path: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
  width: 1600,
  height: 900,
  alt: 'Hills and a low sun',
}
