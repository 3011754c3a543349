/** Whether a click on the merchant's offers leads to the shop; without a programme it ends on our own page that says so. */
export function hasProgramme({ programme_target }: { programme_target: string | null }): boolean {
  return Boolean(programme_target?.trim())
}
