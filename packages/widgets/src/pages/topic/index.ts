export { TopicPage } from './TopicPage.tsx'
