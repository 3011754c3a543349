export { CONTRACT_PARTS, type ContractField, describePart, describeRecord } from './describeRecord.ts'
export { type ContractIssue, findIssues, findPageIssues } from './findIssues.ts'
export { writePage } from './writePage.ts'
