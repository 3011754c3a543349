import { findPageIssues, writePage } from '@clipfront/page-data/contract'
import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type PageSample, pageSamples, speakSamples } from '@clipfront/widgets/testing'
import { useEffect, useRef, useState } from 'react'
import { Refused } from '../frame/Refused.tsx'
import type { View } from '../view/resolveView.ts'
import { askForPage } from './labAnswer.ts'
import { FIRST_SOURCE, type LabSource, readSource, writeSource } from './labSource.ts'
import { LabWindow } from './LabWindow.tsx'
import styles from './PageLab.module.css'
import { readPagePath, readPageText } from './readPageText.ts'

interface PageLabProps {
  view: View
  /** What the permalink keeps. */
  written: string
  onWrite: (written: string) => void
  /** What else the toolbar has chosen, as the address of a story takes it. */
  globals: string
}

interface Shown {
  source: LabSource
  text: string
  url: string
  /** Why there is no page. */
  problem?: string
}

/** Page data of any page type, on any site, device and in any language: out of a sample, an address or what was pasted, to be edited. */
export function PageLab({ view, written, onWrite, globals }: PageLabProps) {
  const [shown, setShown] = useState<Shown>({ source: FIRST_SOURCE, text: '', url: '/' })
  const { source, text, url, problem } = shown
  const { site } = view

  const current = useRef(written)
  const write = (next: string) => {
    current.current = next
    onWrite(next)
  }
  async function open(next: LabSource): Promise<void> {
    setShown(await load(next, site))
    write(await writeSource(next))
  }
  // Another site is asked for the same address, and says a sample in its language.
  useEffect(() => {
    void readSource(current.current).then(async (kept) => setShown(await load(kept, site)))
  }, [site])

  const issues = findPageIssues(readPageText(text).wire)
  return (
    <div className={styles['lab']}>
      <form
        className={styles['desk']}
        onSubmit={(event) => {
          event.preventDefault()
          const address = new FormData(event.currentTarget).get('address')
          if (typeof address === 'string' && address) void open({ kind: 'address', address })
        }}
      >
        <label>
          Sample{' '}
          <select
            value={source.kind === 'sample' ? `${source.type}-${source.name}` : ''}
            onChange={({ target }) => {
              const [type = '', ...name] = target.value.split('-')
              void open({ kind: 'sample', type, name: name.join('-') })
            }}
          >
            <option value="" disabled>
              …
            </option>
            {Object.entries(pageSamples).map(([type, samples]) => (
              <optgroup key={type} label={type}>
                {Object.keys(samples).map((name) => (
                  <option key={name} value={`${type}-${name}`}>
                    {type}: {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          Address of a page that runs here{' '}
          <span className={styles['address']}>
            <input
              key={source.kind === 'address' ? source.address : ''}
              name="address"
              defaultValue={source.kind === 'address' ? source.address : ''}
              placeholder="/stores/nimbus-shoes"
            />
            <button type="submit">Open</button>
          </span>
        </label>
        <label className={styles['text']}>
          Page data, to be edited or pasted over
          <textarea
            value={text}
            spellCheck={false}
            onChange={({ target: { value } }) => {
              const pasted = { kind: 'pasted', text: value } as const
              setShown({ source: pasted, text: value, url: readPagePath(value) ?? url })
              void writeSource(pasted).then(write)
            }}
          />
        </label>
        {problem ? <Refused heading={problem} issues={[]} /> : <Verdict text={text} issues={issues} />}
      </form>
      <LabWindow
        view={view}
        globals={globals}
        text={text}
        url={url}
        onLeave={(address) =>
          void (source.kind === 'address' && open({ kind: 'address', address: follow(source.address, address) }))
        }
      />
    </div>
  )
}

function Verdict({ text, issues }: { text: string; issues: ReturnType<typeof findPageIssues> }) {
  const { problem } = readPageText(text)
  if (problem) return <Refused heading={problem} issues={[]} />
  if (issues.length === 0) return <output>Page data as the contract has it.</output>
  return (
    <Refused heading={`${issues.length} of its fields ${issues.length === 1 ? 'is' : 'are'} wrong`} issues={issues} />
  )
}

async function load(source: LabSource, site: Site): Promise<Shown> {
  if (source.kind === 'pasted') return { source, text: source.text, url: readPagePath(source.text) ?? '/' }
  if (source.kind === 'sample') {
    const sample = findSample(source.type, source.name)
    return { source, text: JSON.stringify(writePage(speakPage(sample.page, site)), null, 2), url: sample.url }
  }
  const answer = await askForPage(site.code, source.address)
  if ('problem' in answer) return { source, text: '', url: '/', problem: answer.problem }
  const text = JSON.stringify(answer.wire, null, 2)
  return { source, text, url: source.address.startsWith('/') ? source.address : (readPagePath(text) ?? '/') }
}

/** As the site would say it. */
function speakPage(page: PageData, site: Site): PageData {
  return { ...speakSamples(page, site), language: site.language }
}

function findSample(type: string, name: string): PageSample {
  const samples: Readonly<Record<string, PageSample>> =
    Object.entries(pageSamples).find(([known]) => known === type)?.[1] ?? pageSamples.merchant
  return samples[name] ?? pageSamples.error['not found'] ?? { url: '/', page: neverShown() }
}

function neverShown(): never {
  throw new Error('The Page Lab has no sample of an error page. Name one in pageSamples.ts.')
}

/** Where a link of a page leads, as the page itself was asked for: by its path, or by a whole address. */
function follow(from: string, address: string): string {
  return from.startsWith('/') ? address : new URL(address, from).href
}
