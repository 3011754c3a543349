export { staticExtraData } from './staticExtraData.ts'
export { StaticPage } from './StaticPage.tsx'
export { MerchantDirectory } from './MerchantDirectory.tsx'
export { StaticText } from './StaticText.tsx'
