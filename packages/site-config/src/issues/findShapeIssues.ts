import { ROBOTS_POLICIES } from '@clipfront/page-data'
import * as v from 'valibot'
import { ACCENTS, BUSINESS_UNITS, CONSENT_RULES, DENSITIES, LOOKS, type Site } from '../site/Site.ts'
import type { SiteIssue } from './SiteIssue.ts'

const LIST = 'Write a list of texts.'
const RADIUS = 'Write whole pixels from 0 to 24, or null for those of the look.'
const LINES = 'Write the lines of an address.'
const text = v.string('Write a text.')
const textOrNull = v.nullable(v.string('Write a text, or null for none.'))
const filled = v.pipe(text, v.regex(/^\S(?:.*\S)?$/u, 'Write a text without blanks at its ends.'))
const texts = v.record(v.string(), text, 'Write a table in braces, each of its values a text.')
const switches = v.record(
  v.string(),
  v.boolean('Write true or false.'),
  'Write a table in braces, each of its values true or false.',
)

function choice<const Option extends string>(options: readonly Option[]) {
  return v.picklist(options, `Write one of: ${options.join(' · ')}.`)
}

/** Each message is the fix. */
const FIELDS = {
  code: text,
  label: text,
  businessUnit: choice(BUSINESS_UNITS),
  hosts: v.pipe(v.array(text, LIST), v.minLength(1, LIST)),
  name: text,
  language: text,
  direction: choice(['ltr', 'rtl']),
  currency: text,
  timeZone: text,
  api: text,
  domainLink: text,
  icon: text,
  font: textOrNull,
  fontFamily: textOrNull,
  customStyle: textOrNull,
  accent: choice(ACCENTS),
  look: choice(LOOKS),
  radius: v.nullable(v.pipe(v.number(RADIUS), v.integer(RADIUS), v.minValue(0, RADIUS), v.maxValue(24, RADIUS))),
  density: v.nullable(choice(DENSITIES)),
  logo: textOrNull,
  messages: texts,
  robots: choice(ROBOTS_POLICIES),
  consent: choice(CONSENT_RULES),
  pageType: texts,
  flags: switches,
  analyticsId: textOrNull,
  tagHosts: v.array(text, LIST),
  imageHosts: v.array(text, LIST),
  adsId: textOrNull,
  adHosts: v.array(text, LIST),
  errorReports: v.nullable(
    v.object({ dsn: text, hosts: v.array(text, LIST) }, 'Write a table with dsn and hosts, or null for none.'),
  ),
  extensionName: text,
  extensionPages: v.nullable(
    v.object({ chromium: text, firefox: text }, 'Write a table with chromium and firefox, or null for none.'),
  ),
  texts,
  operator: v.nullable(
    v.object(
      {
        name: filled,
        address: v.pipe(v.array(filled, LINES), v.minLength(1, LINES)),
        email: v.pipe(text, v.email('Write a mail address.')),
        representative: filled,
        register: textOrNull,
        vatId: textOrNull,
      },
      'Name a company of src/site/operators.ts, or null for none.',
    ),
  ),
  partner: v.nullable(
    v.object(
      {
        name: filled,
        home: v.pipe(
          text,
          v.regex(/^https:\/\/[a-z0-9.-]+$/, 'Write an origin such as "https://www.northpress.example".'),
        ),
        sections: v.array(
          v.object({ name: filled, path: v.pipe(text, v.regex(/^\/(?!\/)/, 'Write a path such as "/sports".')) }, LIST),
          LIST,
        ),
        note: filled,
      },
      'Write a table with name, home, sections and note, or null for none.',
    ),
  ),
} as const satisfies Record<keyof Site, v.GenericSchema>
const siteSchema = v.object(FIELDS)

/** What a field must be before anything else can be asked of it: Node runs a site's file without checking its types. */
export function findShapeIssues(site: Site): Omit<SiteIssue, 'site'>[] {
  // A missing key would be told by the object's message; an undefined one is told by its own.
  const missing = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, undefined]))
  const { issues = [] } = v.safeParse(siteSchema, { ...missing, ...site })
  return issues.map(({ path = [], input, message }) => ({
    field: path
      .map(({ key }, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${String(key)}` : String(key)))
      .join(''),
    problem: input === undefined ? 'is missing' : `cannot be ${describe(input)}`,
    fix: message,
  }))
}

/** Short, whatever it is. */
function describe(value: unknown): string {
  const json =
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)) ?? typeof value
  return json.length > 80 ? `${json.slice(0, 80)} …` : json
}
