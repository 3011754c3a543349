/** The module of one template. By its name its chunk is found in a build's manifest. */
export function templateModule(type: string): string {
  return `virtual:clipfront/template/${type}`
}
