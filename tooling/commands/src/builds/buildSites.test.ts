import { join } from 'node:path'
import { withLock } from '@clipfront/bootstrap/lock'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from '../base/workspace.ts'
import { buildSites } from './buildSites.ts'

const PATIENCE = { timeout: 600_000 }

it(
  'reports on standard error for which process it waits: the output of `affected --json` is read by programs',
  PATIENCE,
  async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const [output, errors] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
    const building = await withLock(join(root, '.build-lock'), async () => {
      const waiting = buildSites([], { dataFolder: '/nowhere' })
      await vi.waitUntil(() => errors?.mock.calls.length || output?.mock.calls.length, PATIENCE)
      return { waiting }
    })
    expect(await building.waiting).toEqual(new Map())
    expect(output).not.toHaveBeenCalled()
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('Waiting for the builds'))
  },
)
