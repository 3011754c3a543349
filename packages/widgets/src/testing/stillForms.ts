import { type FormName, parseFormAnswer } from '@clipfront/page-data/forms'
import { buildWireForm } from '@clipfront/page-data/testing'
import { createFormLoader } from '../shopper-form/FormDialog.tsx'

/** Forms that open and are never sent: what stories show of them. */
export const stillForms = createFormLoader(async (path) => {
  const name = /\/form\/(\w+)/.exec(path)?.[1] as FormName
  const state = { status: 'idle', form: parseFormAnswer({ form: buildWireForm(name) }) } as const
  return { state, subscribe: () => () => {}, send: () => {} }
})
