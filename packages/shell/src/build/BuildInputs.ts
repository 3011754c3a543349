/** What a build has read. */
export interface BuildInputs {
  /** Files of the repository, and folders with a slash at their end, by their path in it -> the packages through which the shortest way leads there. */
  files: Record<string, string[]>
  /** Packages from the registry -> version. */
  packages: Record<string, string>
}

/** What several builds have read together; of two ways to a file the shorter one counts. */
export function mergeInputs(all: readonly BuildInputs[]): BuildInputs {
  const files: Record<string, string[]> = {}
  for (const [file, way] of all.flatMap((inputs) => Object.entries(inputs.files)).toSorted(byName)) {
    const known = files[file]
    if (!known || way.length < known.length) files[file] = way
  }
  const packages = Object.fromEntries(all.flatMap((inputs) => Object.entries(inputs.packages)).toSorted(byName))
  return { files, packages }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b)
}
