import { expect, it } from 'vitest'
import { MARK_CLOSE, MARK_OPEN } from '../../text/plainText.ts'
import { nameEntry } from './nameEntry.ts'

const bold = (text: string): string => `${MARK_OPEN}${text}${MARK_CLOSE}`

it.each([
  ['Oak Tower', 'Tools: ', 'Oak Tower'],
  ['Shop Oak', `${bold('Tools')}: `, 'Shop Oak'],
  ['here', `${bold('Oak & Acorn')}: 20% off, `, 'Oak & Acorn'],
  ['https://oak.com', 'Oak Tower (', 'Oak Tower'],
  ['oak.com', 'Oak Tower – ', 'Oak Tower'],
  ['www.oak.com/sale', 'Oak Tower - ', 'Oak Tower'],
  ['Shop now', `✨ ${bold('Oak')} `, 'Oak'],
  ['→ zum Shop', 'Eichenhof: 10 % auf alles, ', 'Eichenhof'],
  ['hier', 'Eichenhof | 10 % ', 'Eichenhof'],
  ["voir l'offre", 'Chêne : -20 % ', 'Chêne'],
  ['voir', 'Chêne : -20 % (', 'Chêne'],
  ["j'en profite", `${bold('Chêne')} : -20 % → `, 'Chêne'],
  ['ici', 'Chêne, -20 % ', 'Chêne'],
  ['ver oferta', 'Roble: 20 % ', 'Roble'],
  ['til butikken', 'Egetræ: 20 % ', 'Egetræ'],
  ['هنا', 'بلوط: خصم 20% ', 'بلوط'],
  ['公式サイト', 'オーク：20%オフ ', 'オーク'],
  ['here', `${bold('20% off')} at Oak, `, ''],
  ['here', 'Get your trees from a very good nursery: ', ''],
  ['here', '', ''],
])('the link "%s" after "%s" is of "%s"', (label, before, name) => {
  expect(nameEntry(label, before, 'https://oak.com')).toBe(name)
})

it.each([
  ['app', 'Oak: 3% back in the ', 'https://oak.com', 'Oak'],
  ['app', 'New: ', 'https://oak.com', 'app'],
  ['Oak Tower', 'Tools: ', 'https://oaktower.com', 'Oak Tower'],
])('the link "%s" after the bold words of "%s" to %s is of "%s"', (label, before, url, name) => {
  expect(nameEntry(label, before.replace(/^\w+/, bold), url)).toBe(name)
})
