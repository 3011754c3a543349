import { startApp } from '@clipfront/shell/browser'
import { frame } from '../src/frame.ts'

await startApp(frame, () => import('../src/plugins.ts'))
