/**
 * How many clicks on one coupon count of one network and day, wherever figures are shown. A family or an office may use an
 * offer more than once; whoever wants to make it look popular sends thousands. All of them are stored.
 */
export const COUNTED_CLICKS = 3
