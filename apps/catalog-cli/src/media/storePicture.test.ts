import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storePicture } from './storePicture.ts'

let media = ''
beforeEach(() => {
  media = path.join(mkdtempSync(path.join(tmpdir(), 'clipfront-media-')), 'media')
})
afterEach(() => rmSync(path.dirname(media), { recursive: true, force: true }))

describe('storePicture', () => {
  it('names a picture by what it shows, and says where it is found', () => {
    const own = storePicture(media, '<svg/>', 'svg')
    expect(own).toMatch(/^\/media\/[0-9a-f]{32}\.svg$/)
    expect(readFileSync(path.join(media, path.basename(own)), 'utf8')).toBe('<svg/>')
    expect(storePicture(media, '<svg></svg>', 'svg')).not.toBe(own)
  })

  it('leaves one that is there alone, and no draft behind', () => {
    const own = storePicture(media, '<svg/>', 'svg')
    const file = path.join(media, path.basename(own))
    chmodSync(file, 0o444)
    const before = statSync(file).ino
    expect([storePicture(media, '<svg/>', 'svg'), statSync(file).ino]).toEqual([own, before])
    expect(readdirSync(media)).toEqual([path.basename(own)])
  })

  it('says which folder cannot be written, and what to do', () => {
    mkdirSync(media)
    const file = path.join(media, 'file')
    writeFileSync(file, '')
    expect(() => storePicture(path.join(file, 'media'), '<svg/>', 'svg')).toThrow(
      /^Pictures cannot be put into \S+file\/media \(ENOTDIR.*\)\. Set CLIPFRONT_DATA to a folder that may be written\.$/,
    )
  })
})
