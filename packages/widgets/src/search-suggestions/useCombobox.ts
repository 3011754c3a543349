import { type RefObject, useEffect, useEffectEvent } from 'react'
import { resolveComboboxAction } from './resolveComboboxAction.ts'

interface Combobox {
  listId: string
  /** How many options are shown. */
  count: number
  /** Which option is the active one; -1 is the field itself. */
  active: number
  canRemove: boolean
  activate: (index: number) => void
  /** Shows what there is for this text. */
  open: (text: string) => void
  close: () => void
  /** Goes where the active option leads. */
  follow: () => void
  /** Removes the active option. */
  remove: () => void
  /** The form was sent with these words: nothing is wanted any more. */
  leave: (text: string) => void
}

/**
 * Makes a field that its form has rendered a combobox, for as long as the caller is there: attributes and keys. It is done in the
 * document, because the form's code comes with every page, and this code only to those who search.
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  const { listId, count, active, canRemove } = combobox
  const isShown = count > 0

  const onInput = useEffectEvent((input: HTMLInputElement) => combobox.open(readText(input)))
  // Of a field with text it only sets the cursor.
  const onClick = useEffectEvent((input: HTMLInputElement) => input.value === '' && combobox.open(''))
  const onBlur = useEffectEvent(combobox.close)
  const onSubmit = useEffectEvent((input: HTMLInputElement) => combobox.leave(readText(input)))
  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) => {
    const action = resolveComboboxAction(event, { isShown, count, active, hasText: input.value !== '', canRemove })
    if (!action) return
    if (action.type === 'return') return combobox.activate(-1)
    event.preventDefault()
    if (action.type === 'activate') return combobox.activate(action.index)
    if (action.type === 'open') return combobox.open(readText(input))
    if (action.type === 'follow') return combobox.follow()
    if (action.type === 'remove') return combobox.remove()
    if (action.type === 'clear') input.value = ''
    combobox.close()
  })

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return undefined
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', () => onInput(input), { signal })
    input.addEventListener('click', () => onClick(input), { signal })
    input.addEventListener('keydown', (event) => onKey(event, input), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    form.addEventListener('submit', () => onSubmit(input), { signal })
    // Somebody may have clicked or typed while this code was on its way.
    if (document.activeElement === input) {
      if (input.value !== input.defaultValue) onInput(input)
      else if (input.matches(':hover')) onClick(input)
    }
    return () => {
      stop.abort()
      for (const name of ATTRIBUTES) input.removeAttribute(name)
    }
  }, [field])

  useEffect(() => {
    const values = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? listId : null,
      'aria-activedescendant': isShown && active >= 0 ? optionId(listId, active) : null,
    } satisfies Record<(typeof ATTRIBUTES)[number], string | null>
    for (const name of ATTRIBUTES) {
      const value = values[name]
      if (value === null) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    }
    if (values['aria-activedescendant'] === null) return
    document.getElementById(values['aria-activedescendant'])?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isShown, active])
}

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'] as const

const readText = (input: HTMLInputElement) => input.value.trim().replaceAll(/\s+/g, ' ')

/** The id of an option of a listbox. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
