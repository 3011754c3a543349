export { blocksFromMarkdown, blocksOf } from './blocksFromMarkdown.ts'
export { fillBody } from './fillBody.ts'
export { describePost, latestPosts, postsAbout, relatedPosts, selectPosts } from './selectPosts.ts'
