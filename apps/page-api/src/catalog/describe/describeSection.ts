/** A heading with what stands below it; nothing where nothing does. */
export function describeSection(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines]
}
