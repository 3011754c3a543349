import { buildUnit } from '@clipfront/shell/build'
import { app } from './app.ts'

await buildUnit(app)
