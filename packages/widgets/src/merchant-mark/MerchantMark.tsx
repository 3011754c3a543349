import type { MerchantReference } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { LazyImage } from '../lazy-image/LazyImage.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MerchantMark.module.css'

interface MerchantMarkProps extends WidgetProps<HTMLSpanElement> {
  merchant: Pick<MerchantReference, 'name' | 'tint'> & Partial<Pick<MerchantReference, 'logo'>>
  /** Beside a line of text, in a list, or at the head of the merchant's own page. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Whether it is among the first things that are seen. @default that of the head of the merchant's own page */
  isFirst?: boolean
}

/** Of each size, in pixels: what the style sheet says too, for browsers that have not read it yet. */
const SIDE_PX = { small: 20, medium: 44, large: 72 } as const

/**
 * Stands for a merchant: its picture, over the initial on its tint, which stays where there is no picture or it does not come.
 * The name is always written beside it, so that the initial is no text: whatever takes the page's words would read "NNimbus".
 */
export function MerchantMark(props: MerchantMarkProps) {
  const { merchant, size = 'medium', isFirst = size === 'large', className, ref } = props
  return (
    <span
      ref={ref}
      className={clsx(styles['mark'], styles[size], styles[`tint${merchant.tint}`], className)}
      data-initial={readInitial(merchant.name)}
      aria-hidden
    >
      {merchant.logo && (
        <LazyImage
          className={styles['logo']}
          src={merchant.logo}
          alt=""
          width={SIDE_PX[size]}
          height={SIDE_PX[size]}
          sizes={`sm:${SIDE_PX[size]}px`}
          // The smallest stand in a row of many: they are there in time, and ahead of nothing.
          priority={isFirst && (size !== 'small' || 'low')}
          // The initial below it stays.
          errorImage={null}
        />
      )}
    </span>
  )
}

/** The first letter or digit, whatever its script; a name of signs alone keeps its first sign. */
function readInitial(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? name.slice(0, 1)).toLocaleUpperCase('en')
}
