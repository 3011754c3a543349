import { expect, it } from 'vitest'
import { createVisits, type VisitedPage } from './createVisits.ts'

const page = (url: string): VisitedPage => ({ site: 'uk.clipfront.example', environment: 'prod', device: 'pc', url })

it('remembers the hundred pages that were asked for last, each once', () => {
  const visits = createVisits()
  for (let number = 0; number < 100; number += 1) visits.note(page(`/${number}`))
  visits.note(page('/0'))
  visits.note(page('/new'))
  const urls = visits.list().map(({ url }) => url)
  expect(urls.slice(0, 3)).toEqual(['/new', '/0', '/99'])
  expect([urls.length, urls.includes('/1'), urls.includes('/2')]).toEqual([100, false, true])
})

it('takes no more than a process can be told when it starts', () => {
  const visits = createVisits()
  for (let number = 0; number < 200; number += 1) {
    visits.note(page(`/${'%F0%9F%99%82'.repeat(24)}${number}`))
    visits.note(page(`/${'a'.repeat(400)}${number}`))
  }
  expect(visits.list()).toHaveLength(100)
  expect(JSON.stringify(visits.list()).length).toBeLessThan(128 * 1024)
})

it('goes on from what an earlier process remembered', () => {
  const visits = createVisits([page('/new'), page('/old')])
  visits.note(page('/old'))
  visits.note({ ...page('/new'), device: 'mobile' })
  expect(visits.list().map(({ device, url }) => `${device} ${url}`)).toEqual(['mobile /new', 'pc /old', 'pc /new'])
  expect(createVisits(visits.list()).list()).toEqual(visits.list())
})
