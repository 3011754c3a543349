export { explainRank, rankCoupons } from './rankCoupons.ts'
export { type RankedCoupon, type RankingTerm, RANKING_WEIGHTS } from './scoreCoupon.ts'
