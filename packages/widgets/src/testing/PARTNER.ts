import { sites } from '@clipfront/site-config'

const partner = sites.find(({ code }) => code === 'np')
if (!partner)
  throw new Error('The partner site np is gone: name another one that shows no more page types than were agreed.')

/** An English site without a blog, and without pages of single coupons. */
export const PARTNER = partner
