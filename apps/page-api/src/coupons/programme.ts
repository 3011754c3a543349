interface WithProgramme {
  programme_target: string | null
}

/** Whether a click-out of the merchant leads to the merchant; without a programme it ends on our own page that says so. */
export function hasProgramme({ programme_target }: WithProgramme): boolean {
  return Boolean(programme_target?.trim())
}

/** Where a merchant's click-outs lead. Without a programme that is our own page that says so, never a stranger's domain. */
export function resolveTarget(merchant: WithProgramme & { slug: string }): string {
  return merchant.programme_target?.trim() || `/no-programme/${encodeURIComponent(merchant.slug)}`
}
