export { onRenderHtml } from '@clipfront/shell/vike-html'
