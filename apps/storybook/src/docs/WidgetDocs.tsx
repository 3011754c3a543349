import { Controls, Description, Primary, Source, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { type Cost, COSTS_FILE, type Costs } from '../cost/Cost.ts'
import { AccessNotes } from './AccessNotes.tsx'
import { guidance } from './guidance.ts'

/** The docs page of every widget: what it is, when to use it, what it costs, whom it reaches, and its states. */
export function WidgetDocs() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title } = csfFile.meta
  const cost = useCost(findPath(preparedMeta.parameters['fileName']))
  const { use, not } = guidance[title ?? ''] ?? {}
  return (
    <>
      <Title />
      <Description />
      {use && not && (
        <dl>
          <dt>When to use it</dt>
          <dd>{use}</dd>
          <dt>When not</dt>
          <dd>{not}</dd>
        </dl>
      )}
      {cost && <Source language="tsx" code={writeImport(cost)} />}
      <Primary />
      <p>
        <b>What it costs a page</b> that has nothing else, without React:{' '}
        {cost
          ? `${formatBytes(cost.script)} of script, ${formatBytes(cost.style)} of styles (gzip)`
          : 'being measured …'}
      </p>
      <AccessNotes key={title} />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

interface NamedCost extends Cost {
  path: string
}

function useCost(path: string): NamedCost | undefined {
  const [cost, setCost] = useState<NamedCost>()
  useEffect(() => {
    const read = async () => {
      const { [path]: found } = await loadCosts()
      if (found) setCost({ ...found, path })
    }
    void read()
  }, [path])
  return cost
}

let loading: Promise<Costs> | undefined

/** None where they cannot be had: the page is worth reading without. */
function loadCosts(): Promise<Costs> {
  loading ??= fetch(COSTS_FILE).then(
    (response) => (response.ok ? (response.json() as Promise<Costs>) : {}),
    () => ({}),
  )
  return loading
}

/** `…/packages/widgets/src/coupon-ticket/CouponTicket.stories.tsx` -> `coupon-ticket/CouponTicket` */
function findPath(file: unknown): string {
  return /\/widgets\/src\/(.+)\.stories\.tsx$/.exec(typeof file === 'string' ? file : '')?.[1] ?? ''
}

function writeImport({ path, hasDoor }: NamedCost): string {
  const [, folder = '', name = ''] = /^(.+)\/(\w+)$/.exec(path) ?? []
  const within = `import { ${name} } from '../${path}.tsx'`
  return hasDoor ? `import { ${name} } from '@clipfront/widgets/${folder}'` : `${within} // from another widget`
}

function formatBytes(bytes: number): string {
  return `${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1000)} kB`
}
