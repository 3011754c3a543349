// The manager has a React of its own, older than ours and without its JSX runtime.
/** @jsxRuntime classic */
import * as React from 'react'
import { Button, Form, PopoverProvider } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { CLOCK_PRESETS, readTypedClock, writeClock } from './clockPresets.ts'

const CHOICES = Object.entries({ ...CLOCK_PRESETS, now: { title: 'Now' } })

/** The clock above a story: at which moment its page is read. It stands in the manager, since a menu there takes no typed moment. */
export function ClockTool() {
  const [globals, setGlobals] = useGlobals()
  const clock = String(globals['clock'] ?? 'samples')
  const title = CHOICES.find(([name]) => name === clock)?.[1].title
  const set = (next: string) => setGlobals({ clock: next })
  return (
    <PopoverProvider ariaLabel="The moment at which the page is read" popover={<Choices clock={clock} set={set} />}>
      <Button
        padding="small"
        variant="ghost"
        ariaLabel="The moment at which the page is read"
        active={clock !== 'samples'}
      >
        ◷ {clock === 'samples' ? 'Clock' : (title ?? clock)}
      </Button>
    </PopoverProvider>
  )
}

function Choices({ clock, set }: { clock: string; set: (clock: string) => void }) {
  return (
    <form>
      {CHOICES.map(([name, { title }]) => (
        <p key={name}>
          <label>
            <input type="radio" name="clock" checked={clock === name} onChange={() => set(name)} /> {title}
          </label>
        </p>
      ))}
      <p>
        <label>
          Another moment, in UTC:{' '}
          <Form.Input
            type="datetime-local"
            value={readTypedClock(clock)}
            onChange={({ currentTarget }) => set(currentTarget.value ? writeClock(currentTarget.value) : 'samples')}
          />
        </label>
      </p>
    </form>
  )
}
