/** How lists call a code, as the source of an expression: "promo code", "discount codes", "coupon". */
export const CODE_NOUN = String.raw`(?:(?:promo|coupon|discount|voucher|deal|offer|gift|promotional|promotion)[\s-]*)?(?:codes?|coupons?|promo(?:code|tion)?s?|vouchers?)`
