/**
 * Where a merchant's click-outs lead. Without a programme that is our own page that says so, never a stranger's domain.
 */
export function resolveTarget(merchant: { slug: string; programme_target: string | null }): string {
  return merchant.programme_target?.trim() || `/no-programme/${encodeURIComponent(merchant.slug)}`
}
