export { fillBody } from './fillBody.ts'
export { describePost, latestPosts, postsAbout, relatedPosts, selectPosts } from './selectPosts.ts'
