export { StillPicture } from './StillPicture.tsx'
