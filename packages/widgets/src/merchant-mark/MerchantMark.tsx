import type { MerchantReference } from '@clipfront/page-data'
import { clsx } from 'clsx'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './MerchantMark.module.css'

interface MerchantMarkProps extends WidgetProps<HTMLSpanElement> {
  merchant: Pick<MerchantReference, 'name' | 'tint'>
  /** Beside a line of text, in a list, or at the head of the merchant's own page. @default 'medium' */
  size?: 'small' | 'medium' | 'large'
}

/** Stands for a merchant without a picture: the initial on its tint. The name is always written beside it. */
export function MerchantMark({ merchant, size = 'medium', className, ref }: MerchantMarkProps) {
  return (
    <span
      ref={ref}
      className={clsx(styles['mark'], styles[size], styles[`tint${merchant.tint}`], className)}
      aria-hidden
    >
      {initialOf(merchant.name)}
    </span>
  )
}

/** The first letter or digit, whatever its script; a name of signs alone keeps its first sign. */
function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? name.slice(0, 1)).toLocaleUpperCase('en')
}
