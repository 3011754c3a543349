export { OfflineNotice } from './OfflineNotice.tsx'
export { useOffline } from './useOffline.ts'
