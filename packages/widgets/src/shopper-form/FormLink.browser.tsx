import { describeConformance } from '../testing/describeConformance.tsx'
import * as stories from './FormLink.stories.tsx'

describeConformance('shopper-form/FormLink', stories)
