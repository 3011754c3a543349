export { assessHealth, HALF_LIFE_DAYS, PRIOR, TEST_WEIGHTS, type TestResult, type VoteCount } from './assessHealth.ts'
