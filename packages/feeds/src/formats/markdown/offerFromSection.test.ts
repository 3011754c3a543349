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

it.each([
  ['an article', '## How we got 20% off\n\nIt began when [Fir](https://fir.com) wrote to us.'],
  ['a list of several shops', '## Deals of the week, 20% off and more\n\n- [Oak](https://oak.com)\n- Elm\n- Fir'],
  ['a table', '## Tools 30% off\n\n| Name | Code |\n|---|---|\n| [Oak Notes](https://oaknotes.com) | NOTESX |'],
])('makes none of %s', async (_, section) => {
  const lines = await readList(`# Deals\n\n${section}\n`)
  expect(lines.filter((line) => line.startsWith('3 '))).toEqual([])
})
