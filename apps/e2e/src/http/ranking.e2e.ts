import { ask, readState } from '../support/ask.ts'
import { expect, test } from '../support/test.ts'
import type { TestBed } from '../support/testBed.ts'

const RANKED = 'fr.clipfront.example'
const UNRANKED = 'www.clipfront.example'

interface Ticket {
  id: number
  state: string
  oldPosition: number | null
}

/** The live offers of a merchant's page, in the order of its document. */
async function readTickets({ ports }: TestBed, host: string, path: string): Promise<Ticket[]> {
  const { body } = await ask(ports.PORT_MAIN, host, path)
  const coupons: Ticket[] = readState(body).page.data.coupons
  const shown = [...body.matchAll(/data-card="offer" data-coupon-id="(\d+)"/g)].map(([, id]) => Number(id))
  const live = coupons.filter(({ state }) => state === 'live')
  expect(shown.slice(0, live.length)).toEqual(live.map(({ id }) => id))
  return live
}

test('[R1.4] the flag of a site changes the order of a page’s offers, and “How we rank” says which one it is', async ({
  bed,
}) => {
  const directory = readState((await ask(bed.ports.PORT_MAIN, RANKED, '/stores')).body).page.data.directory
  const paths: string[] = directory.groups.flatMap(({ links }: { links: { path: string }[] }) =>
    links.map(({ path }) => path),
  )
  const moved: string[] = []
  for (const path of paths) {
    const places = (await readTickets(bed, RANKED, path)).map(({ oldPosition }) => oldPosition ?? 0)
    const inOldOrder = places.toSorted((a, b) => a - b)
    expect(inOldOrder).toEqual(places.map((_, index) => index + 1))
    if (places.join() !== inOldOrder.join()) moved.push(path)
  }
  expect(moved).not.toEqual([])
  const unranked = await readTickets(bed, UNRANKED, '/stores/nimbus-shoes')
  expect(new Set(unranked.map(({ oldPosition }) => oldPosition))).toEqual(new Set([null]))
  const read = async (host: string) => (await ask(bed.ports.PORT_MAIN, host, '/how-we-rank')).body
  expect(await read(RANKED)).toContain(new Intl.NumberFormat('fr-FR', { style: 'percent' }).format(0.35))
  expect(await read(UNRANKED)).toContain('our editors decide the order of offers')
})
