export { staticExtraData } from './staticExtraData.ts'
export { StaticPage } from './StaticPage.tsx'
export { StoreDirectory } from './StoreDirectory.tsx'
export { StaticText } from './StaticText.tsx'
