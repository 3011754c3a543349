export { icons } from './icons.tsx'
export type { IconName } from './paths.tsx'
