export { findBySlug, findFormerSlug, moveSlug } from './slugs.ts'
