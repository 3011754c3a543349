/** What a picture never has: anything that runs, loads, or speaks a language; an unknown number; an open element. */
const FORBIDDEN = [
  /<script|<foreignObject|<image|<use|<text|<a[\s>]/i,
  /\son\w+=|javascript:|\bhref|url\(|@import|data:/i,
  /NaN|Infinity|undefined|null/,
  /[^ -~]/,
]
const TAG = /<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g

/** @returns why a picture must not be served; empty where it may */
export function findPictureIssues(svg: string): string[] {
  const issues = FORBIDDEN.filter((pattern) => pattern.test(svg)).map(String)
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')) issues.push('no root')
  if (!svg.includes('@media(prefers-color-scheme:dark){.')) issues.push('nothing for the dark')
  const open: string[] = []
  for (const [, end, name = '', alone] of svg.matchAll(TAG)) {
    if (alone) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) issues.push(`a stray </${name}>`)
  }
  if (open.length > 0) issues.push(`<${open.join('> <')}> left open`)
  for (const [, name = ''] of svg.matchAll(/class="(\w+)"/g))
    if (!svg.includes(`.${name}{fill:#`)) issues.push(`no colour ${name}`)
  return issues
}
