import { expect, it } from 'vitest'
import { demoCatalogues } from '../demoCatalogues.ts'
import { authorsOf } from './authorsOf.ts'
import { portraitOf } from './pictures.ts'

it.each(Object.entries(demoCatalogues))(
  '[R1.1] the first two testers of %s write, each with looks of their own',
  (_, demo) => {
    const authors = authorsOf(demo)
    expect(authors.map(({ name }) => name)).toEqual(demo.testers.slice(0, 2))
    expect(authors.map(({ looks }) => looks)).toEqual(demo.content.stories.authors.map(({ looks }) => looks))
    expect(new Set(authors.map(({ slug }) => slug)).size).toBe(2)
    expect(new Set(authors.map(portraitOf)).size).toBe(2)
  },
)
