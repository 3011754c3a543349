import type { LinkFacts } from './LinkFacts.ts'

export function readLink(link: HTMLAnchorElement): LinkFacts {
  return {
    href: link.href,
    target: link.target,
    isDownload: link.hasAttribute('download'),
    isExternal: link.relList.contains('external'),
  }
}
