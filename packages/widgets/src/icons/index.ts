export { IconSprite } from './IconSprite.tsx'
