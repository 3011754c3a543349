import type { PageDataOf } from '@clipfront/page-data'
import { PostList } from '../../post-list/PostList.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { ReviewList } from '../../review-list/ReviewList.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import { Section } from '../Section.tsx'

/** What helps somebody who has found an offer: how it is used there, what others asked, what they think of the shop. */
export function MerchantWords({ data }: { data: PageDataOf<'merchant'>['data'] }) {
  const { messages, format } = useSite()
  const { name, howToUse, questions } = data.merchant
  const { rating, reviews, posts } = data
  return (
    <>
      {howToUse.length > 0 && (
        <Section id="how-to-use" heading={messages.howToUse(name)}>
          <TextBlocks blocks={howToUse} headingLevel={3} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section id="questions" heading={messages.questions}>
          <QuestionList questions={questions} />
        </Section>
      )}
      {reviews.length > 0 && (
        <Section
          id="reviews"
          heading={messages.reviews}
          {...(rating && { note: messages.ratingOf(format.number(rating.average), format.count(rating.count)) })}
        >
          <ReviewList reviews={reviews} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section id="guides" heading={messages.guides}>
          <PostList posts={posts} />
        </Section>
      )}
    </>
  )
}
