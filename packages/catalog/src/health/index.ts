export { assessHealth, HALF_LIFE_DAYS, PRIOR, TEST_WEIGHTS, type TestResult, type VoteGroup } from './assessHealth.ts'
