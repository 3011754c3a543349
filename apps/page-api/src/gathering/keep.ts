import type { CatalogueView } from '../pages/CatalogueView.ts'

/** What a page says of many rows, made at most once in a while where the view keeps such things. */
export async function keep<Value>(view: CatalogueView, key: string, make: () => Promise<Value>): Promise<Value> {
  return view.keep ? view.keep(`${view.site.code} ${key}`, make) : make()
}
