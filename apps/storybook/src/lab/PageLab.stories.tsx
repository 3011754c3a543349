import { writePage } from '@clipfront/page-data/contract'
import { pageSamples } from '@clipfront/widgets/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useGlobals } from 'storybook/preview-api'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { StoryFrame } from '../frame/StoryFrame.tsx'
import { FIRST_CHOICES } from '../view/choices.ts'
import { resolveView } from '../view/resolveView.ts'
import { type LabMessage, readLabMessage } from './LabMessage.ts'
import { LabPage } from './LabPage.tsx'
import { PageLab } from './PageLab.tsx'

const meta = {
  title: 'Page Lab',
  parameters: { frame: 'none', controls: { disable: true }, viewport: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Any page out of its page data: a sample, an address of the page-api that runs here, or what is pasted. */
export const Lab: Story = {
  render: () => {
    const [globals, setGlobals] = useGlobals()
    const { lab } = globals
    return (
      <PageLab
        view={resolveView(globals)}
        written={typeof lab === 'string' ? lab : ''}
        onWrite={(written) => setGlobals({ lab: written })}
        globals={Object.keys(FIRST_CHOICES)
          .filter((name) => name !== 'lab')
          .map((name) => `${name}:${String(globals[name])}`)
          .join(';')}
      />
    )
  },
}

/** The page alone: what the lab shows in its window. */
export const Page: Story = {
  tags: ['!dev'],
  render: () => {
    const [globals] = useGlobals()
    return <Listening globals={globals} />
  },
}

function Listening({ globals }: { globals: Record<string, unknown> }) {
  const [shown, setShown] = useState({ text: '', url: '/' })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = readLabMessage(event)
      if (message?.lab === 'page') setShown(message)
    }
    addEventListener('message', listen)
    parent.postMessage({ lab: 'ready' } satisfies LabMessage, location.origin)
    return () => removeEventListener('message', listen)
  }, [])
  return shown.text ? <LabPage view={resolveView(globals)} {...shown} /> : <p>…</p>
}

/** What is wrong with page data is listed with its path, while it is typed. */
export const Wrong: Story = {
  ...Lab,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Page data/ })
    await waitFor(() => expect(field).not.toHaveValue(''))
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('{"code":200,"attr":{"page":"static","language":"en-GB","domain":"x"},"meta":{},"data":{}}')
    await expect(await canvas.findByText('data.heading')).toBeVisible()
    await expect(canvas.getByText('data.blocks')).toBeVisible()
  },
}

const write = fn()

/** What is typed while an address is asked for stays, in the permalink too: its answer comes too late. */
export const LateAnswer: Story = {
  tags: ['!dev'],
  render: () => {
    const [globals] = useGlobals()
    return <PageLab view={resolveView(globals)} written="" onWrite={write} globals="" />
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Page data/ })
    await waitFor(() => expect(field).not.toHaveValue(''))
    const { promise, resolve } = Promise.withResolvers<Response>()
    const ask = spyOn(globalThis, 'fetch').mockReturnValueOnce(promise)
    await userEvent.type(canvas.getByRole('textbox', { name: /Address/ }), '/stores/late{Enter}')
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('{"typed":1}')
    resolve(Response.json({ wire: { late: 1 } }))
    await new Promise((resolved) => setTimeout(resolved, 300))
    await expect(field).toHaveValue('{"typed":1}')
    await expect(write).toHaveBeenLastCalledWith(expect.stringMatching(/^json-/))
    ask.mockRestore()
  },
}

const leave = fn()

/** A form that leads to a part of its page asks for the page with what was typed and pressed; others lead nowhere, and a dialog closes. */
export const FormSent: Story = {
  tags: ['!dev'],
  render: () => {
    const [globals] = useGlobals()
    return (
      <StoryFrame view={resolveView(globals)} url="/" isPage isAlone args={{}} onLeave={leave}>
        <form action="/stores/x?page=2#basket">
          <input type="hidden" name="amount" value="40" />
          <button name="for" value="two">
            Send
          </button>
        </form>
        <form action="/api/vote" method="post">
          <button>Vote</button>
        </form>
        <dialog open aria-label="Thanks">
          <form method="dialog">
            <button>Close</button>
          </form>
        </dialog>
      </StoryFrame>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vote' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(leave.mock.calls).toEqual([['/stores/x?amount=40&for=two']])
  },
}

/** A page of the merchant's, without the desk around it. */
const MERCHANT = {
  tags: ['!dev'],
  render: () => {
    const [globals] = useGlobals()
    const sample = pageSamples.merchant['in full']
    const text = sample ? JSON.stringify(writePage(sample.page)) : ''
    return <LabPage view={resolveView(globals)} text={text} url={sample?.url ?? '/'} />
  },
} satisfies Story

/** The heading of what is offered, in the language of the site. */
function nameOffer(globals: Record<string, unknown>): string {
  const { messages, site } = resolveView(globals)
  return messages.extensionHeading(site.extensionName)
}

/** A visitor without the extension is offered it, after a page that is longer than the window. */
export const ExtensionOffered: Story = {
  ...MERCHANT,
  globals: { extension: 'offered' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('region', { name: nameOffer(globals) })).toBeVisible()
  },
}

/** Who has it is not: the menu acts upon the client state, as the extension does. */
export const ExtensionInstalled: Story = {
  ...MERCHANT,
  globals: { extension: 'installed' },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1 })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(canvas.queryByRole('region', { name: nameOffer(globals) })).toBeNull()
  },
}
