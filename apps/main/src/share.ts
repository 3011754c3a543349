/** What the unit's pictures of pages say; of the server alone. */
export { writeShareCard as writeCard } from '@clipfront/widgets/share-card'
