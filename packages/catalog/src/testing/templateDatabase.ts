/** Migrated once per test run; each test file works in a copy. */
export const TEMPLATE_DATABASE = 'clipfront_template'
