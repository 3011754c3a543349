import type { Coupon } from '@clipfront/page-data'

/** The id of a ticket's title. Its action is described by it: in a list of links, five of them would all be "Get code". */
export function titleIdOf({ id }: Pick<Coupon, 'id'>): string {
  return `ticket-${id}`
}
