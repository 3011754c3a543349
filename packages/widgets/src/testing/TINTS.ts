/** The tints that a merchant's name chooses from; `MerchantMark.module.css` has a class for each. */
export const TINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
