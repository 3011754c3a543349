export { SiteLogo } from './SiteLogo.tsx'
