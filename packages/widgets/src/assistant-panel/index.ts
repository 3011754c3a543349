export { createAssistantLoader } from './createAssistantLoader.tsx'
