import { readVectors } from '@clipfront/vitest/vectors'
import { describe, expect, it } from 'vitest'
import { detectVisitor } from './detectVisitor.ts'
import type { Visitor, VisitorHints } from './resolveTraits.ts'

interface Row {
  label: string
  ua: string
  hints?: VisitorHints
  extensionName: string
  expect: Partial<Visitor>
}

describe('[R1.3] [R9.9] browser, platform and device of real visitors', () => {
  it.each(readVectors(new URL('../../vectors/detect.json', import.meta.url)) as Row[])(
    '$label',
    ({ ua, hints, extensionName, expect: expected }) => {
      expect(detectVisitor({ userAgent: ua, hints, extensionName })).toMatchObject(expected)
    },
  )
})
