export { staticExtraData } from './staticExtraData.ts'
export { StaticPage } from './StaticPage.tsx'
export { StaticText } from './StaticText.tsx'
