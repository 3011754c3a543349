import { describe, expect, it } from 'vitest'
import { accepts, reports, findIssues } from '../testing/wrongFile.ts'

describe('[R1.9] a code', () => {
  reports([
    ['main/fr', { code: 'fr' }, 'code', /"fr" does not fit fr\.clipfront\.example/, /"fr\.clipfront\.example"/],
    ['cpw/cpde', { code: 'de' }, 'code', /"de" does not fit/, /"cp" and the host's country: "cpde"/],
    ['cpw/cpde', { hosts: ['germany.couponpartner.example'] }, 'code', /a host of our own/, /Begin .*country/],
    ['main/np', { code: 'deals.northpress.example' }, 'code', /not a partner's short code/, /such as "np"/],
    ['main/np', { code: 'NP' }, 'code', /"NP" is not a partner's/, /small letters/],
    ['main/np', { code: 'n' }, 'code', /"n" is not a partner's/, /two to twelve/],
    ['main/np', { code: 'server' }, 'code', /"server" is a folder of the store/, /another code/],
    ['cpw/sv', { code: 'cpfr' }, 'code', /"cpfr" is not a partner's/, /not "cp" and a country/],
  ])
  accepts([
    ['main/np', { code: 'cpfr', label: 'cpfr' }],
    ['cpw/sv', { code: 'stadt24', label: 'stadt24' }],
  ])

  it('that two sites have is a issue of both', () => {
    expect(findIssues('cpw/sv', { code: 'np' })).toEqual([
      {
        site: 'main/np',
        field: 'code',
        problem: '"np" is also the code of rabatte.stadtverlag.example',
        fix: 'Give one another code.',
      },
      {
        site: 'cpw/sv',
        field: 'code',
        problem: '"np" is also the code of deals.northpress.example',
        fix: 'Give one another code.',
      },
    ])
  })

  it('that begins like another of its unit would answer at the same localhost name', () => {
    const issues = findIssues('main/np', { code: 'uk', label: 'uk' })
    expect(issues.map(({ site, field }) => [site, field])).toEqual([
      ['main/uk', 'code'],
      ['main/uk', 'code'],
    ])
    expect(issues[1]?.problem).toContain('both would be uk.main.localhost')
    // In the other unit it is another name.
    expect(findIssues('cpw/sv', { code: 'uk', label: 'uk' })).toEqual([])
  })
})
