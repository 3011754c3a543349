export { createFormLoader } from './FormDialog.tsx'
