import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sync } from './sync.ts'

/** Writes a file so that whoever reads it finds the old text or the new one, whole, also after a crash of the machine. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.draft`
  const handle = await open(draft, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await sync(dirname(file))
}
