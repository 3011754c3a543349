import { describe, expect, it } from 'vitest'
import { nameMerchant } from './nameMerchant.ts'
import { productName } from './composeTitle.ts'
import { slugify } from '../text/slugify.ts'

describe('nameMerchant', () => {
  it.each([
    ['Oak Tower - a client for trees | 50% off 💸', 'oak-tower.com', 'Oak Tower'],
    ['OakKit', 'oakkit.dev', 'OakKit'],
    ['acornly.com Yearly Bundle', 'acornly.com', 'acornly.com'],
    ['acornly', 'getacornly.com', 'Acornly'],
    ['Testing Trees by Example | 40% off', 'acornpress.com', 'Acornpress'],
    ['Universal Remote Controller', 'oakmart.com', 'Oakmart'],
    ['Oak Cloud for Startups', 'oakcloud.in', 'Oak Cloud'],
    ['Frisør Eg København', 'frisor-eg.dk', 'Frisør Eg'],
    ['Eg & Bøg Tømrer', 'tomrerfirma-eg.dk', 'Tomrerfirma Eg'],
    ['', 'oak-and-acorn.co.uk', 'Oak And Acorn'],
    ['Oak & Acorn', 'oakandacorn.co.uk', 'Oak & Acorn'],
    ['Oak & Acorn Ltd - trees', 'oak-and-acorn.com', 'Oak & Acorn'],
    ['Eiche & Buche', 'eicheundbuche.de', 'Eiche & Buche'],
    ['Eg & Bøg', 'egogboeg.dk', 'Eg & Bøg'],
    ['Tøjhjørnet', 'toejhjoernet.dk', 'Tøjhjørnet'],
    ['Bäckerei Grün', 'baeckerei-gruen.de', 'Bäckerei Grün'],
    ['Backerei Grün', 'backereigrun.de', 'Backerei Grün'],
    ['Möbelhaus Grünwald', 'moebel-gruenwald.de', 'Möbelhaus Grünwald'],
    ['Möbel Grün', 'gruen-wohnen.de', 'Möbel Grün'],
    ['Frisør Clara Velvære', 'clara19.dk', 'Frisør Clara Velvære'],
    ['Lyd og Billed', 'lyd-billed.dk', 'Lyd og Billed'],
    ['Acorn Open Tree Fund', 'openoak.com', 'Openoak'],
    ['A & B', 'acorn.com', 'Acorn'],
    ['', 'xn--blbr-roah.dk', 'Blåbær'],
    ['0x', '0x.org', '0x'],
    ['', '0.ac', '0'],
    ['', '0x10.com', '0x10'],
    ['Some Notebook', 'apple.com', 'App Store'],
  ])('%s at %s', (given, domain, name) => {
    expect(nameMerchant(given, domain)).toBe(name)
  })

  it.each([
    ['Oak & Elm Furniture', 'oe-living.com', 'Oak & Elm Furniture'],
    ['Oak & Elm Furniture - official partner programme', 'oe-living.com', 'Oak & Elm Furniture'],
    ['The one and only Oak & Elm Furniture', 'oe-living.com', 'Oe Living'],
    ['42', 'oe-living.com', 'Oe Living'],
    ['Some Notebook', 'apple.com', 'App Store'],
  ])('%s, which is surely a merchant, at %s', (given, domain, name) => {
    expect(nameMerchant(given, domain, true)).toBe(name)
  })
})

describe('productName', () => {
  it.each([
    ['Oak Tower | 50% off', 'Oak Tower'],
    ['Oak Tower — the tree client | 50% off with code X1', 'Oak Tower'],
    ['Oak | Trees: Free Week', 'Oak'],
    ['40% off all books', '40% off all books'],
    ['Oak/Acorn', 'Oak/Acorn'],
  ])('%s', (name, product) => {
    expect(productName(name, 'en-GB')).toBe(product)
  })
})

describe('slugify', () => {
  it.each([
    ['Fern & Foundry', 'fern-and-foundry'],
    ['Café Guldhorn Århus', 'cafe-guldhorn-aarhus'],
    ['Kruuse Øl og Sølv', 'kruuse-ol-og-solv'],
    ["Jason's  Plugins!", 'jasons-plugins'],
    ['免費 App', '免費-app'],
    ['🌳', ''],
    ['a'.repeat(80), 'a'.repeat(60)],
    ['acorn '.repeat(12), 'acorn-acorn-acorn-acorn-acorn-acorn-acorn-acorn-acorn-acorn'],
  ])('%s', (name, slug) => {
    expect(slugify(name)).toBe(slug)
  })
})
