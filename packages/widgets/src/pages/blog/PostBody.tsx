import type { Block, Coupon, PostBlock } from '@clipfront/page-data'
import { CouponTicket } from '../../coupon-ticket/CouponTicket.tsx'
import { Disclosure } from '../../disclosure/Disclosure.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import type { TextHeading } from '../../table-of-contents/listHeadings.ts'
import styles from './PostBody.module.css'

interface PostBodyProps {
  body: readonly PostBlock[]
  /** Those of the body, in its order. */
  headings: readonly TextHeading[]
}

type Part =
  | { type: 'heading'; heading: TextHeading }
  | { type: 'text'; blocks: Block[] }
  | { type: 'offer'; coupon: Coupon; position: number }

/** The words of a post, and the offers between them. */
export function PostBody({ body, headings }: PostBodyProps) {
  const { messages } = useSite()
  const parts = splitBody(body, headings)
  const first = parts.find(({ type }) => type !== 'text')
  const firstPaid = parts.find((part) => part.type === 'offer' && part.coupon.hasAffiliate)
  return (
    <div className={styles['body']}>
      {/* A ticket's title is a heading below another one. */}
      {first?.type === 'offer' && (
        <h2 className={styles['unseen']}>
          <VisuallyHidden>{messages.offersHeading}</VisuallyHidden>
        </h2>
      )}
      {parts.map((part, index) => (
        // Parts have no identity but their place, and never change it.
        <PostPart key={buildKey(index)} part={part} isDisclosing={part === firstPaid} />
      ))}
    </div>
  )
}

const buildKey = (index: number) => `part-${index}`

interface PostPartProps {
  part: Part
  /** Whether it is the first that the site may earn by: what that means stands right above it. */
  isDisclosing: boolean
}

function PostPart({ part, isDisclosing }: PostPartProps) {
  if (part.type === 'text') return <TextBlocks blocks={part.blocks} />
  if (part.type === 'heading')
    return (
      <h2 id={part.heading.id} className={styles['heading']}>
        <bdi>{part.heading.text}</bdi>
      </h2>
    )
  return (
    <>
      {isDisclosing && <Disclosure />}
      <div className={styles['offer']}>
        <CouponTicket coupon={part.coupon} position={part.position} showsMerchant />
      </div>
    </>
  )
}

/** Text in a row is one part: it is spaced as text is. */
function splitBody(body: readonly PostBlock[], headings: readonly TextHeading[]): Part[] {
  const parts: Part[] = []
  const left = [...headings]
  let offers = 0
  for (const block of body) {
    const heading = block.type === 'heading' ? left.shift() : undefined
    const last = parts.at(-1)
    if (heading) parts.push({ type: 'heading', heading })
    else if (block.type === 'offer') parts.push({ type: 'offer', coupon: block.coupon, position: (offers += 1) })
    else if (last?.type === 'text') last.blocks.push(block)
    else parts.push({ type: 'text', blocks: [block] })
  }
  return parts
}
