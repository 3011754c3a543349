export { LabelList } from './LabelList.tsx'
