export { fillBody } from './fillBody.ts'
export { describePost, latestPosts, newestFirst, postsAbout, relatedPosts, selectPosts } from './selectPosts.ts'
