import { CONTRACT_PARTS, type ContractField, describeRecord, findIssues } from '@clipfront/page-data/contract'

type Args = Readonly<Record<string, unknown>>

/** The parts of page data of which an argument is recognised, the richest first. */
const { coupon, merchant, merchantSummary, merchantReference, lane, discount } = CONTRACT_PARTS
const KNOWN = { coupon, merchant, merchantSummary, merchantReference, lane, discount } as const
export type PartName = keyof typeof KNOWN

/** What an argument of a story is, by the value that the story gives it: a part of page data, or none. */
export function recognisePart(value: unknown): PartName | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const names = Object.keys(KNOWN) as PartName[]
  return names.find((name) => findIssues(KNOWN[name], value, 'parsed').length === 0)
}

/** Between an argument and its field, in the name of a control; the address of a story takes no point. */
const BETWEEN = '__'

interface FieldControl {
  /** Of the argument among those of the story: `coupon__state`. */
  key: string
  arg: string
  field: ContractField
  initial: unknown
  type: 'select' | 'date' | 'boolean' | 'number' | 'text'
}

/** A control for each field of the arguments that are parts of page data. */
export function listFieldControls(initialArgs: Args): FieldControl[] {
  return Object.entries(initialArgs).flatMap(([arg, value]) => {
    const part = recognisePart(value)
    if (part === undefined || part === 'discount') return []
    const fields = value as Args
    return describeRecord(KNOWN[part]).flatMap((field) => {
      const initial = fields[field.name]
      const type = chooseControl(field, initial)
      return type ? [{ key: `${arg}${BETWEEN}${field.name}`, arg, field, initial, type }] : []
    })
  })
}

/** Selects for closed sets, dates for moments, switches for flags: what Storybook makes of each field. */
export function describeControls(initialArgs: Args) {
  return Object.fromEntries(
    listFieldControls(initialArgs).map(({ key, arg, field, type }) => [
      key,
      {
        name: `${arg}.${field.name}`,
        description: field.isRequired ? field.expected : `${field.expected}; may be left out`,
        control: { type },
        ...(field.choices.length > 0 && { options: field.choices }),
        table: { category: `${arg}, field by field` },
      },
    ]),
  )
}

/** The arguments as the controls have changed them, for the widget alone: what a control has not touched is as the story gives it. */
export function applyControls(args: Args, initialArgs: Args): Record<string, unknown> {
  const own: Record<string, unknown> = Object.fromEntries(
    Object.entries(args).filter(([key]) => !key.includes(BETWEEN)),
  )
  for (const { key, arg, field, initial } of listFieldControls(initialArgs)) {
    const value = args[key]
    if (value === undefined || value === toControl(field, initial)) continue
    own[arg] = { ...(own[arg] as Args), [field.name]: fromControl(field, value) }
  }
  return own
}

/** What the controls show at first. */
export function startControls(initialArgs: Args): Record<string, unknown> {
  return Object.fromEntries(
    listFieldControls(initialArgs).map(({ key, field, initial }) => [key, toControl(field, initial)]),
  )
}

/** All that is wrong with the arguments of a widget, by their paths. What a story gives is right: types have seen to it. */
export function findArgIssues(args: Args, initialArgs: Args) {
  return Object.entries(initialArgs).flatMap(([arg, initial]) => {
    const part = recognisePart(initial)
    const list = Array.isArray(initial) ? recognisePart(initial[0]) : undefined
    const value = args[arg]
    if (part !== undefined) return under(arg, findIssues(KNOWN[part], value, 'parsed'))
    if (list === undefined) return []
    if (!Array.isArray(value)) return [{ path: arg, reason: 'must be a list' }]
    return value.flatMap((item, index) => under(`${arg}.${index}`, findIssues(KNOWN[list], item, 'parsed')))
  })
}

function under(path: string, issues: ReturnType<typeof findIssues>) {
  return issues.map((issue) => ({ path: issue.path ? `${path}.${issue.path}` : path, reason: issue.reason }))
}

const isMoment = ({ expected }: ContractField) => expected.startsWith('a moment')

function chooseControl(field: ContractField, value: unknown): FieldControl['type'] | undefined {
  if (field.choices.length > 0) return 'select'
  if (isMoment(field)) return 'date'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'text' : undefined
}

/** Storybook's dates are milliseconds. */
function toControl(field: ContractField, value: unknown): unknown {
  return isMoment(field) && typeof value === 'string' ? Date.parse(value) : value
}

function fromControl(field: ContractField, value: unknown): unknown {
  return isMoment(field) && typeof value === 'number' ? new Date(value).toISOString() : value
}
