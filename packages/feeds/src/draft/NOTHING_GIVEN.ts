import type { GivenFields } from './Draft.ts'

/** What a feed that says nothing in fields of their own would give: a reader of a feed fills in what it has. */
export const NOTHING_GIVEN: GivenFields = {
  externalId: '',
  title: '',
  code: '',
  terms: '',
  conditions: {},
  tags: [],
  brands: [],
  isExclusive: false,
  publishFrom: null,
  publishUntil: null,
  regions: [],
  isWithdrawn: false,
}
