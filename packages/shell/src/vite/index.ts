export { unitViteConfig } from './unitViteConfig.ts'
