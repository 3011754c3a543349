export { FactColumn } from './FactColumn.tsx'
