export interface LinkWatch {
  /** Tells when the link comes into view; each time, until it is told off. */
  add: (link: HTMLAnchorElement) => void
  remove: (link: HTMLAnchorElement) => void
  links: () => Iterable<HTMLAnchorElement>
  clear: () => void
}

/** One observer for all links of a document. */
export function watchLinks(onSeen: (link: HTMLAnchorElement) => void): LinkWatch {
  const watched = new Set<HTMLAnchorElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement && watched.has(target)) onSeen(target)
    }
  })
  return {
    add(link) {
      watched.add(link)
      observer.observe(link)
    },
    remove(link) {
      watched.delete(link)
      observer.unobserve(link)
    },
    links: () => watched,
    clear() {
      watched.clear()
      observer.disconnect()
    },
  }
}
