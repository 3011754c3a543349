/** The counts of a merchant that has nothing to use. */
export const NO_OFFERS = {
  codes: 0,
  deals: 0,
  failingCodes: 0,
  failingDeals: 0,
  freeDelivery: 0,
  students: 0,
  newCustomers: 0,
  past: 0,
}
