import { unitViteConfig } from '@clipfront/shell/vite'
import { app } from './src/app.ts'

export default unitViteConfig(app)
