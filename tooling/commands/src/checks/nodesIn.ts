/** As much of a syntax tree as checks look at. */
export interface SyntaxNode {
  type: string
  start: number
  [part: string]: unknown
}

/** All nodes of a tree. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return 'type' in value ? [value as SyntaxNode, ...inside] : inside
}
