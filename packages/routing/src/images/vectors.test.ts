import { readVectors } from '@clipfront/vitest/vectors'
import { describe, expect, it } from 'vitest'
import { buildImageUrl, type ImageModifiers } from './buildImageUrl.ts'
import { parseImagePath } from './parseImagePath.ts'

interface Tables {
  domains: string[]
  build: { src: string; modifiers: ImageModifiers; expect: string; note: string }[]
  parse: { path: string; expect: unknown }[]
}

const { domains, build, parse } = readVectors(new URL('../../vectors/ipx.json', import.meta.url)) as Tables

describe('[R7.5] buildImageUrl writes the address of a picture', () => {
  it.each(build)('$expect: $note', (row) => {
    expect(buildImageUrl(row.src, row.modifiers, { domains })).toBe(row.expect)
  })
})

describe('[R7.5] parseImagePath reads an address, or says why not', () => {
  it.each(parse)('$path', (row) => {
    expect(parseOrFail(row.path)).toEqual(row.expect)
  })
})

function parseOrFail(path: string): unknown {
  try {
    return parseImagePath(path, { domains })
  } catch (thrown) {
    const { status, code } = thrown as { status?: number; code?: string }
    return { status, code }
  }
}
