import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import type { Manifest } from 'vite'
import { parseEnvelope } from '../render/parseEnvelope.ts'
import { withHeadFirst, withTemplate } from './withTemplate.ts'

// Lets Vike write the document of each page type around marks, in a process of its own for each release: Vike keeps one page table
// per process (vikejs/vike#1212). Arguments: the folder of Vike's own server build, the folder for `<page type>.html`, page types.
const [vikeServer = '', target = '', ...pageTypes] = process.argv.slice(2)

await import(pathToFileURL(join(vikeServer, 'entry.mjs')).href)
const manifest = JSON.parse(await readFile(join(vikeServer, '../assets.json'), 'utf8')) as Manifest
await mkdir(target, { recursive: true })
for (const initType of pageTypes) {
  const { httpResponse } = await renderPage({ urlOriginal: '/', initType })
  if (httpResponse.statusCode !== 200) throw new Error(`Vike wrote no document for ${initType} pages.`)
  const html = withTemplate(withHeadFirst(httpResponse.body), initType, manifest)
  parseEnvelope(html)
  await writeFile(join(target, `${initType}.html`), html)
}
