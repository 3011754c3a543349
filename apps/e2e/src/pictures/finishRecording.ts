import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '@clipfront/vitest'
import sharp from 'sharp'
import { listPictures } from './picturedPages.ts'
import { describeMachine, isRecording, LIMIT_BYTES, MACHINE_FILE, RECORDED } from './recording.ts'

/** After the last picture of a recording: smaller files with the same dots, no file that nothing compares, and what drew them. */
export default async function finishRecording(): Promise<void> {
  if (!isRecording) return
  const wanted = new Set(listPictures())
  const files = readdirSync(RECORDED).filter((file) => file.endsWith('.png'))
  for (const file of files) {
    const whole = path.join(RECORDED, file)
    if (wanted.has(file)) await shrink(whole)
    else rmSync(whole)
  }
  writeFileSync(MACHINE_FILE, `${JSON.stringify(describeMachine(await readBrowserVersion()), null, 2)}\n`)
  const bytes = weighPictures()
  console.log(
    `${wanted.size} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB of at most ${LIMIT_BYTES / 1024 / 1024}.`,
  )
}

/** Of all recorded pictures together. */
export function weighPictures(): number {
  const files = readdirSync(RECORDED).filter((file) => file.endsWith('.png'))
  return files.reduce((sum, file) => sum + statSync(path.join(RECORDED, file)).size, 0)
}

/** Chromium packs in a hurry. No dot changes: `effort` would make a palette of the colours. */
async function shrink(file: string): Promise<void> {
  const before = readFileSync(file)
  const after = await sharp(before).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer()
  if (after.length < before.length) writeFileSync(file, after)
}

async function readBrowserVersion(): Promise<string> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })
  const version = browser.version()
  await browser.close()
  return version
}
