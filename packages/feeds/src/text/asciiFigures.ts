/** The figures of Arabic, Persian and full width as those of ASCII. */
export function asciiFigures(text: string): string {
  return /[٠-٩۰-۹０-９]/.test(text)
    ? text.replaceAll(/[٠-٩۰-۹０-９]/g, (figure) => String((figure.codePointAt(0) ?? 0) & 0xf))
    : text
}
