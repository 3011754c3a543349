import { describe, expect, it } from 'vitest'
import { accepts, reports, findIssues } from '../testing/wrongFile.ts'

const alias = (host: string) => ({ hosts: ['fr.clipfront.example', host] })

describe('[R1.9] a host', () => {
  reports([
    ['main/fr', alias('FR2.Clipfront.example'), 'hosts[1]', /small letters/, /"fr2\.clipfront\.example"/],
    ['main/fr', alias('https://f.example/a'), 'hosts[1]', /no scheme/, /"f\.example"/],
    ['main/fr', alias('f.example:443'), 'hosts[1]', /port/, /"f\.example"/],
    ['main/fr', alias('f.example.'), 'hosts[1]', /no dot at the end/, /"f\.example"/],
    ['main/fr', alias('réduc.example'), 'hosts[1]', /small/, /"xn--rduc-bpa\.example"/],
    ['main/fr', alias('192.0.2.10'), 'hosts[1]', /"192\.0\.2\.10"/, /such as/],
    ['main/fr', alias('f_.example'), 'hosts[1]', /"f_\.example"/, /such as/],
    ['main/fr', alias('-f.example'), 'hosts[1]', /"-f\.example"/, /such as/],
    ['main/fr', alias(`${'f'.repeat(64)}.example`), 'hosts[1]', /"f+\.example"/, /such as/],
    ['main/fr', alias(`${'f.'.repeat(124)}example`), 'hosts[1]', /"f\.f\./, /such as/],
    ['main/fr', alias('clipfront'), 'hosts[1]', /"clipfront"/, /such as/],
    ['main/fr', alias(''), 'hosts[1]', /""/, /such as/],
    ['main/fr', alias('dev.f.example'), 'hosts[1]', /"dev\.", which names an environment/, /by itself/],
    ['main/fr', alias('beta.uk.clipfront.example'), 'hosts[1]', /"beta\."/, /Leave it out/],
    ['main/fr', alias('uk.main.localhost'), 'hosts[1]', /machine of whoever asks/, /localhost name is made/],
    ['main/fr', alias('x.couponpartner.example'), 'hosts[1]', /domain of the unit cpw/, /sites\/cpw/],
    ['main/fr', alias('fr.clipfront.example'), 'hosts[1]', /there twice/, /once/],
  ])
  accepts([
    ['main/fr', alias('fr-fr.clipfront.example')],
    ['main/fr', alias('xn--rduc-bpa.example')],
    ['main/fr', alias('devices.example')],
  ])

  it.each([
    ['a canonical host', 'uk.clipfront.example', 'main/uk', 'hosts[0]'],
    ['an alias', 'clipfront.example', 'main/www', 'hosts[1]'],
    ['a partner’s', 'deals.northpress.example', 'main/np', 'hosts[0]'],
  ])('that two sites have is a issue of both: %s', (_, host, owner, field) => {
    const issues = findIssues('main/fr', alias(host))
    const fields = issues.map((issue) => `${issue.site} ${issue.field}`)
    expect(fields.toSorted()).toEqual([`main/fr hosts[1]`, `${owner} ${field}`].toSorted())
    expect(issues[0]?.problem).toMatch(/also belongs to main\/.+only one of the two would answer/)
    expect(issues[0]?.fix).toBe('Leave it to one of them.')
  })
})
