/** A believable line of offers, of the shop `oak{number}.com`; give what the test is about. */
export function offerLine(number: number, fields: object = {}): string {
  return JSON.stringify({
    merchant: `Oak ${number}`,
    domain: `oak${number}.com`,
    url: `https://www.oak${number}.com/buy?utm_source=list`,
    title: '',
    codes: [`OAK${number}X`],
    discount: { kind: 'percent', value: 10 },
    starts: '2025-11-20',
    ends: null,
    source: 'oak-list',
    ...fields,
  })
}
