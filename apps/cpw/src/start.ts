import { startApp } from '@clipfront/shell/browser'
import { frame } from './frame.ts'

/** Hydrates the document; its code comes when the page is idle or touched. */
export const start = (takeOver: () => void): Promise<void> => startApp(frame, () => import('./plugins.ts'), takeOver)
