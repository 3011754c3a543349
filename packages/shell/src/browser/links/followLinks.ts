import { carrySource } from '../carrySource.ts'
import { navigate } from '../navigate.ts'
import { pathToFollow } from './pathToFollow.ts'

/** Plain clicks on links to pages of this site become navigations in this document. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pathToFollow(event)
    if (path === null) return carrySource(event)
    event.preventDefault()
    void navigate(path)
  })
  document.addEventListener('auxclick', carrySource)
}
