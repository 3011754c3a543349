import type { SiteTexts } from '../../Site.ts'

export const texts: SiteTexts = {
  tagline: '誰がいつ検証したかがわかるクーポンコード。まだ誰も試していないものには、そう書いてあります。',
  disclosure:
    '当サイトのリンクからお買い物をされると、ショップから手数料が支払われることがあります。お支払い金額や、お得情報の並び順が変わることはありません。',
}
