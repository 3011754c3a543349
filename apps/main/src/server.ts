import { startServer } from '@clipfront/shell/server'
import { app } from './app.ts'

await startServer(app)
