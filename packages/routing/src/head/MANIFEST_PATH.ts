/** Where every site says what a device needs to keep it among its apps. */
export const MANIFEST_PATH = '/manifest.webmanifest'
