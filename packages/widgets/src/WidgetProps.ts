import type { Ref } from 'react'

/** What every widget takes besides its own: a class for its place on the page, and a ref to its outermost element. */
export interface WidgetProps<Root extends Element> {
  className?: string | undefined
  ref?: Ref<Root> | undefined
}
