import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storePicture } from './storePicture.ts'

let folder = ''
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'clipfront-media-')), 'media')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }))

it('[R1.1] names a picture by what it shows, and says where it is found', () => {
  const own = storePicture(folder, '<svg/>')
  expect(own).toMatch(/^\/media\/[0-9a-f]{32}\.svg$/)
  expect(readFileSync(path.join(folder, path.basename(own)), 'utf8')).toBe('<svg/>')
  expect(storePicture(folder, '<svg></svg>')).not.toBe(own)
})

it('[R1.1] leaves one that is there alone, and no draft behind', () => {
  const own = storePicture(folder, '<svg/>')
  const file = path.join(folder, path.basename(own))
  chmodSync(file, 0o444)
  const before = statSync(file).ino
  expect([storePicture(folder, '<svg/>'), statSync(file).ino]).toEqual([own, before])
  expect(readdirSync(folder)).toEqual([path.basename(own)])
})

it('says which folder cannot be written, and what to do', () => {
  mkdirSync(folder)
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => storePicture(path.join(file, 'media'), '<svg/>')).toThrow(
    /^Pictures cannot be put into \S+file\/media \(ENOTDIR.*\)\. Set CLIPFRONT_DATA to a folder that may be written\.$/,
  )
})
