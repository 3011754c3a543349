export { ChannelPage } from './ChannelPage.tsx'
