export { standardFrame } from './standardFrame.tsx'
