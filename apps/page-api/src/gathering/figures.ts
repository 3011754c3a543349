import { sql } from 'kysely'

/** A median of fewer percentages would be chance. */
const FEWEST_PERCENTAGES = 5

/** How many there are of each sort among the offers `c`, and what they usually take off, as aggregates. */
export const FIGURES = [
  sql<number>`count(*) filter (where c.has_code)`.as('codes'),
  sql<number>`count(*) filter (where not c.has_code)`.as('deals'),
  sql<number>`count(*) filter (where c.kind = 'free-delivery')`.as('free_delivery'),
  sql<number>`count(*) filter (where c.audience = 'students')`.as('students'),
  sql<number>`count(*) filter (where c.audience = 'new-customers')`.as('new_customers'),
  sql<number | null>`case when count(c.percent) >= ${sql.lit(FEWEST_PERCENTAGES)} then
    percentile_disc(0.5) within group (order by c.percent) end`.as('typical_percent'),
] as const
