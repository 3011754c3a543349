export { PostList } from './PostList.tsx'
