export { LoadingBar } from './LoadingBar.tsx'
