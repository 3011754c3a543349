import { invariant } from '@clipfront/routing/errors'
import { findSiteByName } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { suggest } from '../search/suggest.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { NOW, seedCoupon, seedMerchant } from '../testing/seed.ts'
import { answerQuestion } from './answerQuestion.ts'

const { database } = await createTestDatabase()

const SITES = {
  'main/jp': {
    language: 'ja',
    synonym: 'ニンバス',
    questions: ['ニンバスのコードはありますか？', 'ニンバスの靴のコードを教えて', 'ニンバス（Nimbus Shoes）のクーポン'],
  },
  'main/ae': {
    language: 'ar',
    synonym: 'نمبوس',
    questions: ['هل يوجد كود لدى نمبوس؟', 'كود نمبوس للأحذية', 'نمبوس Nimbus Shoes'],
  },
}

describe.each(Object.entries(SITES))(
  'on %s a name in another script',
  async (name, { language, synonym, questions }) => {
    const site = findSiteByName(name)
    invariant(site, `there is a site ${name}`)
    const view = { database, site, now: NOW }
    const nimbus = await seedMerchant(database, { site: site.code })
    await seedCoupon(database, nimbus)
    const other = await seedMerchant(database, { site: site.code, slug: 'nimbus-tea', name: 'Nimbus Tea' })
    await seedCoupon(database, other)
    await database.insertInto('synonym').values({ language, word: 'Nimbus Shoes', other: synonym }).execute()

    it('[R1.7] is suggested as the merchant that was named', async () => {
      expect((await suggest(view, synonym, 8)).merchant?.merchant.name).toBe('Nimbus Shoes')
    })

    it.each(questions)('[R1.5] is asked for: %s', async (question) => {
      const { offers, text } = await answerQuestion(view, { question, earlier: [], merchantId: null })
      expect([offers.map(({ merchant }) => merchant.name), text.split('Nimbus Shoes').length]).toEqual([
        ['Nimbus Shoes'],
        2,
      ])
    })
  },
)
