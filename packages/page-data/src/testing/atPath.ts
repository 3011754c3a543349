type Node = Record<string, unknown>

/** What stands under a dotted path. */
export function atPath(root: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => (node as Node)[key], root)
}

/** A copy in which another value stands under the path. */
export function withPath(root: unknown, path: string, value: unknown): unknown {
  return edit(root, path, (parent, key) => {
    parent[key] = value
  })
}

/** A copy without the last key of the path. */
export function withoutPath(root: unknown, path: string): unknown {
  return edit(root, path, (parent, key) => {
    delete parent[key]
  })
}

function edit(root: unknown, path: string, change: (parent: Node, key: string) => void): unknown {
  const copy: unknown = structuredClone(root)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  change((keys.length > 0 ? atPath(copy, keys.join('.')) : copy) as Node, last)
  return copy
}
