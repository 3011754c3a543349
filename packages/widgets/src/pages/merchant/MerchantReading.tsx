import type { PageDataOf } from '@clipfront/page-data'
import { PostList } from '../../post-list/PostList.tsx'
import { QuestionList } from '../../question-list/QuestionList.tsx'
import { ReviewDialog } from '../../review-dialog/ReviewDialog.tsx'
import { ReviewList } from '../../review-list/ReviewList.tsx'
import { FormLink } from '../../shopper-form/FormLink.tsx'
import { useSite } from '../../site-context/index.ts'
import { TextBlocks } from '../../text-blocks/TextBlocks.tsx'
import page from '../Page.module.css'
import { Section } from '../Section.tsx'

/** The lowest is one of them. */
const FIRST_REVIEWS = 3

interface MerchantReadingProps {
  data: PageDataOf<'merchant'>['data']
}

/** What helps somebody who has found an offer: how it is used there, what others asked, what they think of the merchant. */
export function MerchantReading({ data: { merchant, rating, reviews, posts } }: MerchantReadingProps) {
  const { messages, format } = useSite()
  const { name, howToUse, questions } = merchant
  const note = rating ? messages.ratingSummary(format.number(rating.average), format.count(rating.count)) : undefined
  return (
    <>
      <Section id="how-to-use" heading={messages.howToUse(name)} items={howToUse}>
        <TextBlocks blocks={howToUse} headingLevel={3} isOrdered />
      </Section>
      <Section id="questions" heading={messages.questions} items={questions}>
        <QuestionList questions={questions} />
      </Section>
      <Section id="reviews" heading={messages.reviews} note={note} items={reviews}>
        <p className={page['lede']}>{messages.reviewsChecked}</p>
        <ReviewList className={page['after']} reviews={reviews.slice(0, FIRST_REVIEWS)} />
        {reviews.length > FIRST_REVIEWS && (
          <ReviewDialog merchantId={merchant.id} reviews={reviews} summary={note}>
            <FormLink name="review" merchantId={merchant.id}>
              {messages.formLinks.review}
            </FormLink>
          </ReviewDialog>
        )}
      </Section>
      <Section id="guides" heading={messages.guides} items={posts}>
        <PostList posts={posts} />
      </Section>
    </>
  )
}
