export {
  cleanLine,
  cleanText,
  type FieldIssues,
  FORM_NAMES,
  type FormName,
  listFields,
  LONGEST,
  type ParsedForm,
  parseFields,
  RATINGS,
} from './parseFields.ts'
export { type Form, type FormField, parseFormAnswer, parseTakenAnswer, type WireForm } from './parseFormAnswer.ts'
export { type LinkButton, parseButtons, type WireLinkButton } from './parseButtons.ts'
