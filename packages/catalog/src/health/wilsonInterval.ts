/** Of a normal distribution: 95 % lie within so many standard deviations. */
const Z_95 = 1.959_964

/**
 * Between which rates the true one lies, after E. B. Wilson (1927): of few trials an honest width, and never
 * below 0 or above 1, where the textbook's interval goes.
 * @param successes more than `trials` count as all of them
 * @param z the confidence, in standard deviations of a normal distribution
 */
export function wilsonInterval(successes: number, trials: number, z = Z_95): { low: number; high: number } {
  if (trials <= 0) return { low: 0, high: 1 }
  const rate = Math.min(1, successes / trials)
  const weight = 1 + z ** 2 / trials
  const centre = (rate + z ** 2 / (2 * trials)) / weight
  const half = (z * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))) / weight
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
