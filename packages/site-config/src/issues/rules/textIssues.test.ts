import { describe, expect, it } from 'vitest'
import { sites } from '../../sites.ts'
import { nameSite } from '../SiteIssue.ts'
import { accepts, reports, findIssues } from '../testing/wrongFile.ts'

const says = (tagline: unknown) => ({ texts: { tagline, disclosure: '100 %.' } })

describe('[R3.2] a text', () => {
  reports([
    ['main/fr', { texts: { tagline: 'Des codes promo.' } }, 'texts.disclosure', /is missing/, /under texts/],
    ['main/fr', says(''), 'texts.tagline', /is empty/, /shopper/],
    ['main/fr', says(' \n'), 'texts.tagline', /is empty/, /shopper/],
    ['main/fr', says('Des codes promo. '), 'texts.tagline', /spaces/, /away/],
    ['main/fr', says('Des <b>codes</b>.'), 'texts.tagline', /holds "<"/, /plain text/],
    ['main/fr', says('Des codes {promo}.'), 'texts.tagline', /holds "\{"/, /plain text/],
    ['main/fr', says('Mode &amp; codes.'), 'texts.tagline', /holds "&amp;"/, /plain text/],
    ['main/fr', says('أكواد خصم.'), 'texts.tagline', /not written as fr-FR is: "أكوادخصم"/, /Translate it into fr-FR/],
    ['main/fr', says('Des cоdes.'), 'texts.tagline', /: "о"/, /Translate/],
    ['main/jp', says('Promo codes.'), 'texts.tagline', /not written as ja-JP/, /Translate it into ja-JP/],
    ['main/jp', says('할인 코드.'), 'texts.tagline', /: "할인코드"/, /Translate/],
    ['main/ae', says('Promo codes.'), 'texts.tagline', /not written as ar-AE/, /Translate it into ar-AE/],
    ['main/ae', { messages: { home: 'Home' } }, 'messages.home', /not written as ar-AE/, /Translate it into ar-AE/],
    ['main/fr', { messages: { home: '' } }, 'messages.home', /is empty/, /shopper/],
    ['main/fr', { name: '' }, 'name', /is empty/, /shopper/],
    ['main/fr', { extensionName: 'Clip\u0000front' }, 'extensionName', /holds "\\u0000"/, /plain text/],
  ])
  accepts([
    ['main/fr', says('Mode & déco : -20 % chez H&M.')],
    ['main/jp', says('ユニクロのクーポンをClipfrontで。')],
    ['main/ae', says('أكواد خصم من Clipfront في كل مكان.')],
    ['main/fr', says('100 % !')],
  ])

  it('that is another language’s, word for word, is a issue of both', () => {
    const german = sites.find((site) => nameSite(site) === 'main/de')
    const issues = findIssues('main/fr', { texts: german?.texts }).filter(({ site }) => /^main\/(?:de|fr)$/.test(site))
    expect(issues.map(({ site, field }) => `${site} ${field}`)).toEqual([
      'main/de texts.tagline',
      'main/de texts.disclosure',
      'main/fr texts.tagline',
      'main/fr texts.disclosure',
    ])
    expect(issues[2]?.problem).toBe('is word for word that of main/de, which speaks de-DE')
    expect(issues[2]?.fix).toBe('Translate it into fr-FR.')
    expect(findIssues('cpw/cpde', { texts: german?.texts })).toEqual([])
  })
})
