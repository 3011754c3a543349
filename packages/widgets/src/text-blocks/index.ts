export { TextBlocks } from './TextBlocks.tsx'
