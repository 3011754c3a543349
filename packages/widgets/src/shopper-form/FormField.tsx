import type { Form, FormField as Field } from '@clipfront/page-data/forms'
import { clsx } from 'clsx'
import type { InputHTMLAttributes } from 'react'
import { icons } from '../icons/icons.tsx'
import styles from './ShopperForm.module.css'

interface FormFieldProps {
  form: Form
  field: Field
}

type Input = InputHTMLAttributes<HTMLInputElement>

/** How each field that is not plain text is typed. Codes and addresses are written from left to right in every language. */
const INPUTS: Readonly<Partial<Record<string, Input>>> = {
  address: { type: 'email', autoComplete: 'email', dir: 'ltr', spellCheck: false },
  code: { autoComplete: 'off', autoCapitalize: 'characters', dir: 'ltr', spellCheck: false },
  ends_on: { type: 'date' },
  by: { autoComplete: 'nickname' },
}

/** A field with its label, its hint, and what is wrong with it. What is chosen is a number of stars. */
export function FormField({ form, field }: FormFieldProps) {
  const { name, label, hint, value, issue, words, options } = field
  const id = `${form.name}-${name}`
  const isNeeded = words.missing !== ''
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ') || undefined
  const aria = { 'aria-describedby': described, 'aria-invalid': issue !== null || undefined }
  const labelled = (
    <>
      {label} {!isNeeded && <span className={styles['optional']}>{form.words.optional}</span>}
    </>
  )
  const notes = (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {issue && (
        <span id={`${id}-issue`} className={styles['issue']}>
          {words[issue]}
        </span>
      )}
    </>
  )
  if (options.length > 0) {
    return (
      <div
        className={styles['field']}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={isNeeded}
        {...aria}
      >
        <span id={`${id}-label`} className={styles['label']}>
          {labelled}
        </span>
        {notes}
        <div className={styles['stars']}>
          {options.map((option, index) => (
            <label key={option.value}>
              {/* A link to what is wrong leads to the first one. */}
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
              />
              {icons.star}
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </div>
    )
  }
  const given = { id, name, defaultValue: value, required: isNeeded, ...aria }
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {labelled}
      </label>
      {notes}
      {name === 'body' ? (
        <textarea {...given} rows={5} className={clsx(styles['input'], styles['text'])} />
      ) : (
        <input
          {...given}
          {...INPUTS[name]}
          {...(name === 'ends_on' && { min: form.today })}
          className={styles['input']}
        />
      )}
    </div>
  )
}
