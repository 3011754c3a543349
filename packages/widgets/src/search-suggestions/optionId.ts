/** The id of an option of a listbox. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
