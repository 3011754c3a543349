import type { Question } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { icons } from '../icons/icons.tsx'
import { TextBlocks } from '../text-blocks/TextBlocks.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './QuestionList.module.css'

interface QuestionListProps extends WidgetProps<HTMLDivElement> {
  questions: readonly Question[]
}

/** What people ask; each answer opens under its question. */
export function QuestionList({ questions, className, ref }: QuestionListProps) {
  return (
    <div ref={ref} className={clsx(styles['list'], className)}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles['item']}>
          <summary className={styles['question']}>
            <bdi>{question}</bdi>
            {icons.chevron}
          </summary>
          <TextBlocks className={styles['answer']} blocks={answer} headingLevel={3} />
        </details>
      ))}
    </div>
  )
}
