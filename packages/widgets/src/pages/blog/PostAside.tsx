import type { Author, WholePost } from '@clipfront/page-data'
import { MerchantGrid } from '../../merchant-grid/MerchantGrid.tsx'
import { PostList } from '../../post-list/PostList.tsx'
import { SectionHeading } from '../../section-heading/SectionHeading.tsx'
import { useSite } from '../../site-context/index.ts'
import { StillPicture } from '../../still-picture/StillPicture.tsx'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'
import styles from './PostAside.module.css'

/** Who wrote a post, its merchants, and what to read next: beside it on a desk, under it on a phone. */
export function PostAside({ data: { author, merchants, relatedPosts } }: { data: WholePost }) {
  const { messages } = useSite()
  return (
    <>
      <AuthorBox author={author} />
      <Section id="merchants" heading={messages.storesInGuide} items={merchants}>
        <MerchantGrid merchants={merchants} />
      </Section>
      <Section id="related" heading={messages.relatedGuides} items={relatedPosts}>
        <PostList posts={relatedPosts} isShort />
      </Section>
    </>
  )
}

/** Nothing where nothing is known but the name, which stands at the head of the post. */
function AuthorBox({ author: { name, role, about, picture } }: { author: Author }) {
  const { messages } = useSite()
  if (!role && about.length === 0) return null
  return (
    <section className={page['section']} aria-labelledby="author">
      <div className={styles['person']}>
        {picture && <StillPicture className={styles['face']} picture={picture} sizes="sm:64px" />}
        <SectionHeading id="author" text={messages.facts(name)} note={role} />
      </div>
      {about.length > 0 && <TextBlocks blocks={about} headingLevel={3} />}
    </section>
  )
}
