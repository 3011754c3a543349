import { expect, it } from 'vitest'
import { mayStore } from './findAllowedStorage.ts'

it.each([
  { rule: 'ask', choice: undefined, isPrivacyControlOn: false, may: false },
  { rule: 'ask', choice: 'yes', isPrivacyControlOn: false, may: true },
  { rule: 'ask', choice: 'no', isPrivacyControlOn: false, may: false },
  { rule: 'ask', choice: 'maybe', isPrivacyControlOn: false, may: false },
  { rule: 'ask', choice: 'yes', isPrivacyControlOn: true, may: false },
  { rule: 'not-needed', choice: undefined, isPrivacyControlOn: false, may: true },
  { rule: 'not-needed', choice: 'no', isPrivacyControlOn: false, may: false },
  { rule: 'not-needed', choice: 'yes', isPrivacyControlOn: false, may: true },
  { rule: 'not-needed', choice: undefined, isPrivacyControlOn: true, may: false },
] as const)('$rule, choice $choice, privacy control $isPrivacyControlOn: $may', ({ may, ...facts }) => {
  expect(mayStore(facts)).toBe(may)
})
