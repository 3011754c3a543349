import type { Block } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import { Section } from './Section.tsx'

interface AboutProps {
  name: string
  summary: string
  about: readonly Block[]
}

/** What is written about the subject of a list; the offers stand before it. */
export function About({ name, summary, about }: AboutProps) {
  const { messages } = useSite()
  if (!summary && about.length === 0) return null
  return (
    <Section id="about" heading={messages.facts(name)}>
      {summary && (
        <p>
          <bdi>{summary}</bdi>
        </p>
      )}
      {about.length > 0 && <TextBlocks blocks={about} headingLevel={3} />}
    </Section>
  )
}
