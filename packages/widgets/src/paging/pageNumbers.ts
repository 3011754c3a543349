/** The page numbers worth a link: the first, the last, and the current with its neighbours, ascending. */
export function pageNumbers(page: number, pages: number): number[] {
  const worthy = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(worthy)].sort((a, b) => a - b)
}
