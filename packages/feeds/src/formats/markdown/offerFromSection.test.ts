import { expect, it } from 'vitest'
import { readList } from '../../testing/readList.ts'

it('makes one offer of a heading and what stands below it', async () => {
  const list = `# Black Friday 2031

## Acorncourse (Video) - 50% off

Great course. Use the coupon code \`BF50-2031\` at checkout.

<https://acorncourse.com/sales>

## Oakhost coupon
- **Promotion:** 20% off all plans
- **Coupon Code:** OAK2031
- [See the promotions](https://oakhost.com/promo)

## Where nothing is saved

[Elm](https://elm.com) is nice.

## Two shops, 10% off

[Elm](https://elm.com) and [Fir](https://fir.com)
`
  expect(await readList(list)).toEqual([
    '3 Acorncourse | BF50-2031 | 50% off Acorncourse (Video)',
    '9 Oakhost | OAK2031 | 20% off Oakhost coupon',
  ])
})

it('leaves a section as it is where something in it is an offer by itself', async () => {
  const list = `# Deals

## Up to 50% off

- [Elm](https://elm.com): 20% off with code ELM20X
- [Fir](https://fir.com): 10% off
`
  expect(await readList(list)).toEqual(['5 Elm | ELM20X | 20% off Elm', '6 Fir | - | 10% off Fir'])
})
