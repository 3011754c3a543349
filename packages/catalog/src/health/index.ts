export { assessHealth, PRIOR, type TestResult, type VoteCount } from './assessHealth.ts'
