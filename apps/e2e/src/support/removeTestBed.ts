import { rmSync } from 'node:fs'

/** The data folder goes with the run. */
export default function removeTestBed(): void {
  const folder = process.env['E2E_DATA']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
