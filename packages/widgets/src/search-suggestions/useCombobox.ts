import { type RefObject, useEffect, useEffectEvent } from 'react'
import { resolveComboboxAction } from './resolveComboboxAction.ts'

interface Combobox {
  listId: string
  /** Whether anything is shown under the field. */
  isShown: boolean
  /** How many options are shown. */
  count: number
  /** Which option is the active one; -1 is the field itself. */
  active: number
  activate: (index: number) => void
  /** Shows what there is for this text. */
  open: (text: string) => void
  close: () => void
  /** Goes where the active option leads. */
  follow: () => void
  /** The form was sent: nothing is wanted any more. */
  leave: () => void
}

/**
 * Makes a field that its form has rendered a combobox, for as long as the caller is there: attributes and keys. It is done in the
 * document, because the form's code comes with every page, and this code only to those who search.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { listId, isShown, count, active } = combobox
  const isExpanded = count > 0

  const onInput = useEffectEvent((input: HTMLInputElement) => combobox.open(readText(input)))
  const onBlur = useEffectEvent(combobox.close)
  const onSubmit = useEffectEvent(combobox.leave)
  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) => {
    // While a character is being composed, its keys are the input method's.
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
    const action = resolveComboboxAction(event, { isShown, count, active, hasText: input.value !== '' })
    if (!action) return
    event.preventDefault()
    if (action.type === 'activate') return combobox.activate(action.index)
    if (action.type === 'open') return combobox.open(readText(input))
    if (action.type === 'follow') combobox.follow()
    if (action.type === 'clear') {
      input.value = ''
      return combobox.open('')
    }
    combobox.close()
  })

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return undefined
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', () => onInput(input), { signal })
    input.addEventListener('keydown', (event) => onKey(event, input), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    form.addEventListener('submit', () => onSubmit(), { signal })
    // Somebody may have typed while this code was on its way.
    if (document.activeElement === input && input.value !== input.defaultValue) onInput(input)
    return () => {
      stop.abort()
      for (const name of ATTRIBUTES) input.removeAttribute(name)
    }
  }, [field])

  useEffect(() => {
    const values = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isExpanded),
      'aria-controls': isExpanded ? listId : null,
      'aria-activedescendant': isExpanded && active >= 0 ? optionId(listId, active) : null,
    } satisfies Record<(typeof ATTRIBUTES)[number], string | null>
    for (const name of ATTRIBUTES) {
      const value = values[name]
      if (value === null) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    }
    if (values['aria-activedescendant'] === null) return
    document.getElementById(values['aria-activedescendant'])?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isExpanded, active])
}

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'] as const

const readText = (input: HTMLInputElement) => input.value.trim().replaceAll(/\s+/g, ' ')

/** The id of an option of a listbox. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
