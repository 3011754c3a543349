export { KeptRow } from './KeptRow.tsx'
export { SaveButton } from './SaveButton.tsx'
export { ShareButton } from './ShareButton.tsx'
