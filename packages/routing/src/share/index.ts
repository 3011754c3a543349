export { describeShareCard, type ShareCard } from './ShareCard.ts'
export { formatSharePath, parseSharePath, SHARE_PICTURE, type SharePath } from './sharePath.ts'
