export {
  cleanLine,
  cleanText,
  type FieldIssue,
  type FieldIssues,
  FORM_NAMES,
  type FormName,
  type FormValues,
  listFields,
  LONGEST,
  parseFields,
  RATINGS,
} from './parseFields.ts'
export { type Form, type FormField, parseFormAnswer, parseTakenAnswer, type WireForm } from './parseFormAnswer.ts'
