export {
  brandPath,
  cashbackPath,
  categoryPath,
  channelPath,
  couponPath,
  directoryPath,
  merchantPath,
  postPath,
  tagPath,
  topicPath,
} from './paths.ts'
