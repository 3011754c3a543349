import type { DemoMerchant } from '../../DemoCatalogue.ts'
import { save } from '../../save.ts'

export const lockstepVpn: DemoMerchant = {
  slug: 'lockstep-vpn',
  name: 'Lockstep VPN',
  categories: ['software'],
  popularity: 66,
  summary: 'プログラムを公開し、毎年検査を受けているVPN。二年目以降の料金は、割引のすぐ横に書いてあります。',
  facts: [
    ['お試し', '30日間の返金保証'],
    ['端末', '同時に8台まで'],
  ],
  offers: [
    {
      title: '二年プランが60%オフ',
      code: 'TUNNEL60',
      save: save.percent(60),
      detail: 'その後は月額{m:980}。いつでも解約できます。',
      terms: ['二年分を前払い'],
      tested: [0, 2],
      ends: 2,
      seen: 12,
      votes: [113, 10],
    },
    { title: '年間プランに三か月を追加', save: save.other('3か月追加'), tested: [3, 52], seen: 40, votes: [39, 6] },
    {
      title: '学生は30%オフ',
      code: 'CAMPUS30',
      save: save.percent(30),
      terms: ['学生証の提示'],
      starts: 5,
      ends: 40,
      seen: 2,
    },
  ],
}
