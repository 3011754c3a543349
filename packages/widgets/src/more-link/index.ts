export { MoreLink } from './MoreLink.tsx'
