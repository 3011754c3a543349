/** The words of the page that a browser shows where no page can be had. */
export interface OfflineWords {
  heading: string
  text: string
  tryAgain: string
  openedHeading: string
  /** `@` stands for how long ago it was. */
  openedAgo: string
  unchecked: string
}
