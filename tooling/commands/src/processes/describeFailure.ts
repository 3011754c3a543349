const NO_ROOM = /\b(?:ENOSPC|EDQUOT)\b/

/**
 * Why a command failed, for whoever ran it.
 * @param thrown what ended it; its message may hold the output of a program that it ran, stack and all
 */
export function describeFailure(thrown: unknown): string {
  const said = thrown instanceof Error ? thrown.message : String(thrown)
  if (!NO_ROOM.test(said)) return said
  return 'There is no room left on a disk: that of this repository, of the data folder (CLIPFRONT_DATA), or of temporary files. Make some and try again. What is live stays live.'
}
