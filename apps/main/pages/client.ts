import { startApp } from '@clipfront/shell/browser'
import { frame } from '../src/frame.ts'
import { plugins } from '../src/plugins.ts'

await startApp(frame, plugins)
