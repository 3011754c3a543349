import { expect, it } from 'vitest'
import { readTarget } from './readTarget.ts'

it.each(['ship', 'rollback'])('%s reads a site and an environment', (command) => {
  const target = readTarget(command, ['main/uk', '--to', 'beta'])
  expect([target.site.code, target.environment]).toEqual(['uk.clipfront.example', 'beta'])
  expect(readTarget(command, ['main/uk']).environment).toBeUndefined()
})

it('check-site reads an environment', () => {
  expect(readTarget('check-site', ['main/uk', '--env', 'beta']).environment).toBe('beta')
})

it.each([
  ['ship', [], 'Which site? npm run ship -- SITE [--to prod|beta]'],
  ['ship', ['main/uk', 'main/de'], 'Which site?'],
  ['ship', ['main/uk', '--to', 'dev'], '--to dev is no environment with releases.'],
  ['ship', ['main/uk', '--too', 'beta'], "Unknown option '--too'"],
  ['releases', ['main/uk', '--to', 'beta'], 'releases has no --to. npm run releases -- SITE'],
  ['check-site', ['main/uk', '--to', 'beta'], 'check-site has no --to. npm run check-site -- SITE [--env prod|beta]'],
  ['check-site', ['main/uk', '--env', 'dev'], '--env dev is no environment with releases.'],
  ['ship', ['main/uk', '--env', 'beta'], 'ship has no --env.'],
])('%s %j is refused with how it is used', (command, args, message) => {
  expect(() => readTarget(command, args)).toThrow(message)
})
