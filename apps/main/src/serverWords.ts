/** What the unit's server says beside its pages: the words of their pictures, and of the page without a connection. */
export { writeShareCard as writeCard } from '@clipfront/widgets/share-card'
export { writeOfflineWords as writeOffline } from '@clipfront/widgets/offline-page'
