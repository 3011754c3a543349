import { followWorker } from '../followWorker.ts'

// A visitor's choice that a test makes: the events `yes` and `no` of the document change it.
let isGiven = true
const listeners: (() => void)[] = []
for (const choice of ['yes', 'no']) {
  addEventListener(choice, () => {
    isGiven = choice === 'yes'
    for (const listener of listeners) listener()
  })
}
followWorker({
  get isGiven() {
    return isGiven
  },
  subscribe: (listener) => {
    listeners.push(listener)
    return () => {}
  },
})
