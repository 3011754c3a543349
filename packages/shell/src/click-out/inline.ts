import { createInlineTracker, mayStore, readConsentStatus } from '@clipfront/tracking/inline'
import type { PageState } from '../render/PageState.ts'
import { type ClickOutSession, handOver } from './handOver.ts'
import { countClick } from './countClick.ts'
import { createDeparture } from './createDeparture.ts'
import { listenForClicks } from './listenForClicks.ts'

// The script in the HTML: offers work from the first paint on, whether the app comes late or not at all.
const session: ClickOutSession = { sentTimes: new Map(), departure: createDeparture() }

// Whether there are advertisements is known to the browser alone, and must be before the page is painted: nothing moves.
const { dataset } = document.documentElement
const { ads } = dataset
if (ads && mayStore(ads === 'ask' ? ads : 'not-needed', readConsentStatus())) dataset['ads'] = 'on'

const stop = listenForClicks({
  departure: session.departure,
  count(eventType, clicked) {
    try {
      const { page, site } = readState()
      const tracker = createInlineTracker({
        consent: site.consent,
        getPage: () => page,
        sentTimes: session.sentTimes,
      })
      countClick(tracker, page, eventType, clicked)
    } catch {
      // Without its state a page still opens its offers.
    }
  },
  navigate: (path) => location.assign(path),
})

handOver(session, stop)

/**
 * Read at the click and not before: most pages are never clicked before they are hydrated. The app reads it with more care;
 * here every byte stands in every document, and only known keys of it are read.
 * @throws when there is none
 */
function readState(): PageState {
  return JSON.parse(document.querySelector('#state')?.textContent ?? '') as PageState
}
