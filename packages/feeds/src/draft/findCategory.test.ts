import { describe, expect, it } from 'vitest'
import { findCategory } from './findCategory.ts'

describe('findCategory', () => {
  it.each([
    ['🛠 Development Software', '', 'software'],
    ['📖 Books', '', 'books-media'],
    ['🏃 Health & Fitness Software', '', 'health-beauty'],
    ['🕹 Games', '', 'games'],
    ['Students', '', 'education'],
    ['Cloud IaaS', '', 'software'],
    ['', '[Monitor] 23" IPS, $99', 'electronics'],
    ['', "Men's oak-brown trousers", 'fashion'],
    ['', 'Egerns Dyreklinik: 9 % rabat', 'services'],
    ['', 'Egerns Guld & Sølv: 9 % rabat', 'fashion'],
    ['', 'Den lille Centerslagter', 'food-drink'],
    ['', 'Something of wood', 'other'],
  ])('%s / %s', (label, title, category) => {
    expect(findCategory(label, title, 'oak.com')).toBe(category)
  })
})
