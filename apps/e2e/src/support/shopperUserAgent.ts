/** What a shopper's Chrome says. A headless Chromium names itself a robot, and robots get no click-out. */
export const SHOPPER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
