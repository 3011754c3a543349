export { SectionHeading } from './SectionHeading.tsx'
