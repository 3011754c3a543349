import { isPageRedirect, type PageData, parsePageData } from '@clipfront/page-data'
import { type ContractIssue, findPageIssues } from '@clipfront/page-data/contract'
import { useEffect, useState } from 'react'
import { lintDrawn } from '../compliance/lintDrawn.ts'
import { productFrame } from '../frame/productFrame.ts'
import { Refused } from '../frame/Refused.tsx'
import { StoryFrame } from '../frame/StoryFrame.tsx'
import type { View } from '../view/resolveView.ts'
import { findTemplate, type Template } from './findTemplate.ts'
import { readPageText } from './readPageText.ts'
import type { LabMessage } from './LabMessage.ts'

interface LabPageProps {
  view: View
  /** Of the page, as JSON. */
  text: string
  /** Path and query of the page, where it says none itself. */
  url: string
}

/** A page of the product, out of page data as page-api would send it: through the parser, in the template and the layout of the site. */
export function LabPage({ view, text, url }: LabPageProps) {
  const read = readPage(text)
  const page = 'page' in read ? read.page : undefined
  const layout = page ? chooseLayout(page, url) : 'default'
  const { template, problem } = useTemplate(view, page?.page, layout === 'demoShop')
  useEffect(() => {
    // Until its template is loaded, the frame is empty.
    tellLab({ lab: 'lint', report: page && template ? lintDrawn(document.body, page, view.clock) : null })
  })
  if (!('page' in read)) return <Refused heading={read.heading} issues={read.issues} />
  if (problem) return <Refused heading={problem} issues={[]} />
  const Layout = productFrame.layouts[layout]
  const Page = template
  return (
    <StoryFrame
      view={view}
      url={url}
      isPage
      isAlone
      args={{ page: read.page }}
      page={read.page}
      onLeave={reportLeaving}
    >
      <Layout>{Page && <Page page={read.page} extraData={NO_EXTRAS} />}</Layout>
    </StoryFrame>
  )
}

/** What a template can do without. */
const NO_EXTRAS = {}

function reportLeaving(address: string): void {
  tellLab({ lab: 'leave', address })
}

function tellLab(message: LabMessage): void {
  parent.postMessage(message, location.origin)
}

type Read = { page: PageData } | { heading: string; issues: ContractIssue[] }

function readPage(text: string): Read {
  const { wire, problem } = readPageText(text)
  if (problem) return { heading: problem, issues: [] }
  const issues = findPageIssues(wire)
  if (issues.length > 0) return { heading: 'This is not page data as the contract has it', issues }
  const page = parsePageData(wire)
  if (isPageRedirect(page)) return { heading: `The page has moved (${page.code}): ${page.location}`, issues: [] }
  return { page }
}

type LayoutName = keyof typeof productFrame.layouts

function chooseLayout({ page }: PageData, url: string): LayoutName {
  if (page !== 'static') return 'default'
  return productFrame.navigation.pages.static.layout({ url: new URL(url, location.origin) })
}

function useTemplate({ site }: View, type: PageData['page'] | undefined, isMini: boolean) {
  const [found, setFound] = useState<{ template?: Template; problem?: string }>({})
  useEffect(() => {
    if (!type) return undefined
    let isCurrent = true
    findTemplate(site, type, isMini).then(
      (template) => isCurrent && setFound({ template }),
      (error: Error) => isCurrent && setFound({ problem: error.message }),
    )
    return () => {
      isCurrent = false
      setFound({})
    }
  }, [site, type, isMini])
  return found
}
