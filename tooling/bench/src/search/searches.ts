import type { NamedMerchant } from './merchantNames.ts'

/** What is typed, and whose merchant it is to find. */
export interface Search {
  text: string
  wanted: NamedMerchant
}

type Draw = <Item>(items: readonly Item[]) => Item

function drawer(random: () => number): Draw {
  return (items) => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing is left to draw from.')
    return item
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** A letter too much, too few, another one, or two that changed places: at any place, the first included. */
const TYPOS: readonly ((letters: readonly string[], place: number, letter: string) => string[])[] = [
  (letters, place, letter) => letters.toSpliced(place, 0, letter),
  (letters, place) => letters.toSpliced(place, 1),
  (letters, place, letter) => letters.toSpliced(place, 1, letter),
  (letters, place) => letters.toSpliced(place, 2, ...letters.slice(place, place + 2).toReversed()),
]

/** Names with one typo each. */
export function drawTypos(merchants: readonly NamedMerchant[], count: number, random: () => number): Search[] {
  const draw = drawer(random)
  return Array.from({ length: count }, () => {
    for (;;) {
      const wanted = draw(merchants)
      const letters = Array.from(wanted.name)
      const place = Math.floor(random() * letters.length)
      const text = draw(TYPOS)(letters, place, draw(LETTERS)).join('').trim()
      if (text !== '' && text.toLowerCase() !== wanted.name.toLowerCase()) return { text, wanted }
    }
  })
}

/** What Unicode does not take apart, as people type it. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', æ: 'ae', Æ: 'AE', ß: 'ss' }

/** Names with accents, typed without them. */
export function drawPlain(merchants: readonly NamedMerchant[], count: number, random: () => number): Search[] {
  const draw = drawer(random)
  const accented = merchants.filter(({ name }) => toPlain(name) !== name)
  return Array.from({ length: count }, () => {
    const wanted = draw(accented)
    return { text: toPlain(wanted.name).toLowerCase(), wanted }
  })
}

const toPlain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øØłŁæÆß]/g, (letter) => PLAIN[letter] ?? letter)

/** How an address is pasted, of a domain. */
const ADDRESSES: readonly ((domain: string) => string)[] = [
  (domain) => domain,
  (domain) => `www.${domain}`,
  (domain) => `https://www.${domain}/`,
  (domain) => `http://${domain.toUpperCase()}/sale?utm_source=mail&x=1#top`,
  (domain) => `https://shop.${domain}/en_gb/women/shoes.html`,
  (domain) => `//${domain}:443/a%20b`,
]

export function drawAddresses(merchants: readonly NamedMerchant[], count: number, random: () => number): Search[] {
  const draw = drawer(random)
  return Array.from({ length: count }, () => {
    const wanted = draw(merchants)
    return { text: draw(ADDRESSES)(wanted.domain), wanted }
  })
}

const OFFERS = [
  'boots',
  '20 off lamps',
  'coffee this week',
  'new customers',
  'tents shoes',
  'free delivery',
  'category 3',
  'tag 7',
]

/** What is asked for while people type: beginnings of names, names, names with a typo, offers, and what nobody has. */
export function drawTyping(merchants: readonly NamedMerchant[], count: number, random: () => number): string[] {
  const draw = drawer(random)
  const kinds: readonly (() => string)[] = [
    () => draw(merchants).name.slice(0, 1 + Math.floor(random() * 3)),
    () => draw(merchants).name.slice(0, 3 + Math.floor(random() * 5)),
    () => draw(merchants).name.slice(0, 3 + Math.floor(random() * 5)),
    () => draw(merchants).name,
    () => `${draw(merchants).name} discount code`,
    () => drawTypos(merchants, 1, random)[0]?.text ?? '',
    () => draw(OFFERS),
    () => Array.from({ length: 9 }, () => draw(LETTERS)).join(''),
  ]
  return Array.from({ length: count }, () => draw(kinds)())
}
