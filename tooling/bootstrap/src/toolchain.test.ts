import { expect, it } from 'vitest'
import { NODE_VERSION, PNPM_VERSION } from './integrity.mjs'
import { findCallersToolchain } from './toolchain.mjs'

const PNPM = `pnpm/${PNPM_VERSION} npm/? node/v${NODE_VERSION} linux x64`

it.each([
  ['pnpm and Node of the pinned majors', PNPM, NODE_VERSION, true],
  ['a later Node', PNPM, '26.0.0', true],
  ['an older Node', PNPM, '22.21.0', false],
  ['another major of pnpm', 'pnpm/10.0.0 npm/? node/v24.0.0 linux x64', NODE_VERSION, false],
  ['npm', 'npm/11.0.0 node/v24.0.0 linux x64 workspaces/false', NODE_VERSION, false],
  ['nobody', undefined, NODE_VERSION, false],
])('started by %s: uses the programs of the caller: %s %s %s', (_case, agent, nodeVersion, isUsed) => {
  expect(findCallersToolchain({ npm_config_user_agent: agent }, nodeVersion) !== undefined).toBe(isUsed)
})
