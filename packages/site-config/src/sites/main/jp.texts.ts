import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: '誰がいつ試したかがわかるクーポンコード。まだ誰も試していないものには、そう書いてあります。',
  disclosure:
    '当サイトのリンクからお買い物をされると、ショップから手数料が支払われることがあります。お支払い金額や、オファーの並び順が変わることはありません。',
}
