import { openForm } from '@clipfront/shell/forms'
import { createFormLoader } from '@clipfront/widgets/shopper-form'

/** What opens a form over the page; a chunk of its own. */
export const loadForm = createFormLoader(openForm)
