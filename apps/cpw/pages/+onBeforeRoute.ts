export { onBeforeRoute } from '@clipfront/shell/vike'
