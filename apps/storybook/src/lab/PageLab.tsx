import { findPageIssues, writePage } from '@clipfront/page-data/contract'
import type { PageData } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { type PageSample, pageSamples, speakSamples } from '@clipfront/widgets/testing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Refused } from '../frame/Refused.tsx'
import type { View } from '../view/resolveView.ts'
import { askForPage } from './labAnswer.ts'
import { findSampleSource, FIRST_SOURCE, followLink, type LabSource, readSource, writeSource } from './labSource.ts'
import { LabWindow } from './LabWindow.tsx'
import styles from './PageLab.module.css'
import { normalisePath, readPagePath, readPageText } from './readPageText.ts'

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

  const [linked] = useState(written)
  const requested = useRef<LabSource>(undefined)
  // An answer may take seconds: one that comes after a newer choice or edit is dropped.
  const generation = useRef(0)
  const show = useCallback(async (loading: Promise<Shown>) => {
    const own = ++generation.current
    const loaded = await loading
    if (own === generation.current) setShown(loaded)
  }, [])
  async function write(next: LabSource): Promise<void> {
    requested.current = next
    const link = await writeSource(next)
    if (requested.current === next) onWrite(link)
  }
  function open(next: LabSource): void {
    void write(next)
    void show(load(next, site))
  }
  // Another site is asked for the same address, and says a sample in its language.
  useEffect(() => {
    const loadRequested = async () => load(requested.current ?? (await readSource(linked)), site)
    void show(loadRequested())
  }, [site, linked, show])

  const issues = findPageIssues(readPageText(text).wire)
  return (
    <div className={styles['lab']}>
      <form
        className={styles['desk']}
        onSubmit={(event) => {
          event.preventDefault()
          const address = new FormData(event.currentTarget).get('address')
          if (typeof address === 'string' && address) open({ kind: 'address', address })
        }}
      >
        <label>
          Sample{' '}
          <select
            value={source.kind === 'sample' ? `${source.type}-${source.name}` : ''}
            onChange={({ target }) => {
              const sample = findSampleSource(target.value)
              if (sample) open(sample)
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
              generation.current += 1
              setShown({ source: pasted, text: value, url: readPagePath(value) ?? url })
              void write(pasted)
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
        onLeave={(link) => {
          if (source.kind === 'address') open({ kind: 'address', address: followLink(source.address, link) })
        }}
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
  const url = source.address.startsWith('/') ? normalisePath(source.address) : readPagePath(text)
  return { source, text, url: url ?? '/' }
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
