import type { PageDataOf } from '@clipfront/page-data'
import { PostList } from '../../post-list/index.ts'
import { QuestionList } from '../../question-list/index.ts'
import { ReviewList } from '../../review-list/index.ts'
import { SectionHeading } from '../../section-heading/index.ts'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/index.ts'
import page from '../Page.module.css'

/** What helps somebody who has found an offer: how it is used there, what others asked, what they think of the shop. */
export function MerchantWords({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages, format } = useSite()
  const { name, howToUse, questions } = data.merchant
  const { rating, reviews, posts } = data
  return (
    <>
      {howToUse.length > 0 && (
        <section className={page['section']} aria-labelledby="how-to-use">
          <SectionHeading id="how-to-use" text={messages.howToUse(name)} />
          <TextBlocks blocks={howToUse} headingLevel={3} />
        </section>
      )}
      {questions.length > 0 && (
        <section className={page['section']} aria-labelledby="questions">
          <SectionHeading id="questions" text={messages.questions} />
          <QuestionList questions={questions} />
        </section>
      )}
      {reviews.length > 0 && (
        <section className={page['section']} aria-labelledby="reviews">
          <SectionHeading
            id="reviews"
            text={messages.reviews}
            {...(rating && { note: messages.ratingOf(format.number(rating.average), format.count(rating.count)) })}
          />
          <ReviewList reviews={reviews} />
        </section>
      )}
      {posts.length > 0 && (
        <section className={page['section']} aria-labelledby="guides">
          <SectionHeading id="guides" text={messages.guides} />
          <PostList posts={posts} />
        </section>
      )}
    </>
  )
}
