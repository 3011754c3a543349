import { vikeConfig } from '@clipfront/shell/vike-config'
import { templates } from '../src/templates.ts'

export default vikeConfig({ unit: 'main', templates })
