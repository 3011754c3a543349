// Facebook and Instagram, TikTok, WeChat, LINE, Snapchat, Pinterest, X, LinkedIn, the Google app, any Android WebView.
const IN_APP =
  /\bFB(?:AN|AV|_IAB)\b|FBAN|FB_IAB|\bInstagram\b|musical_ly|Bytedance|TikTok|MicroMessenger|\bLine\/|Snapchat|\bPinterest\/|\[Pinterest|Twitter for|\bLinkedInApp\b|\bGSA\/|; wv\)/i

/** True inside another app's own browser window. */
export function isInApp(userAgent: string): boolean {
  return IN_APP.test(userAgent)
}
