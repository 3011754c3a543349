import type { Link, Nodes } from 'mdast'

/** The links of a tree, in order. */
export function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node]
  return 'children' in node ? node.children.flatMap((child) => linksIn(child)) : []
}
