import { readState } from '../../browser/pageState.ts'
import { startClickOut } from '../startClickOut.ts'

// What the app does after hydration, and nothing else of it.
const { page, site } = readState()
startClickOut({
  site,
  getPage: () => page,
  navigate: (path) => history.pushState({ byApp: true }, '', path),
})
