import { describe } from 'vitest'
import { eachIsRight, eachIsTold } from '../testing/wrongFile.ts'

describe('[R2.15] what crawlers are told', () => {
  eachIsTold([
    ['main/np', { robots: 'INDEX' }, 'robots', /"INDEX" on a partner's domain/, /"NOINDEX, FOLLOW" or "NOINDEX"/],
  ])
  eachIsRight([['main/uk', { robots: 'NOINDEX' }]])
})
