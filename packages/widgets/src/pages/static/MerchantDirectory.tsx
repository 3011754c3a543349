import type { Directory, DirectoryGroup, DirectoryLetter } from '@clipfront/page-data'
import { MerchantMark } from '../../merchant-mark/MerchantMark.tsx'
import { MoreLink } from '../../more-link/MoreLink.tsx'
import { Pager } from '../../paging/Pager.tsx'
import { useSite } from '../../site-context/index.ts'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import { LetterBar } from './LetterBar.tsx'
import styles from './MerchantDirectory.module.css'

/** All merchants, the best known ones, or those of one letter: names under their letters, and ways to the letters above them. */
export function MerchantDirectory({ directory }: { directory: Directory }) {
  const { letters, groups, letter, paging } = directory
  if (letters.length === 0) return null
  const current = letters.find(({ slug }) => slug === letter)
  return (
    <div className={styles['directory']}>
      <LetterBar letters={letters} current={letter} />
      {groups.map((group) => (
        <LetterGroup
          key={group.slug}
          group={group}
          // The heading of a letter's own page has said which it is.
          letter={current ? undefined : letters.find(({ slug }) => slug === group.slug)}
        />
      ))}
      {current && paging && <Pager path={current.path} paging={paging} />}
    </div>
  )
}

function LetterGroup({ group, letter }: { group: DirectoryGroup; letter: DirectoryLetter | undefined }) {
  if (!letter) return <NameList group={group} />
  return (
    <section className={styles['group']} aria-labelledby={letter.slug}>
      <h2 id={letter.slug} className={styles['heading']}>
        <bdi>{letter.name}</bdi>
      </h2>
      <div>
        <NameList group={group} />
        <WayToAll group={group} letter={letter} />
      </div>
    </section>
  )
}

function NameList({ group: { links } }: { group: DirectoryGroup }) {
  const { messages, format } = useSite()
  return (
    <ul className={styles['names']}>
      {links.map(({ label, path, tint, logo, offers }) => (
        <li key={path} className={styles['entry']}>
          <a className={styles['name']} href={path} data-page="merchant">
            <MerchantMark merchant={{ name: label, tint, logo }} size="small" />
            <bdi>{label}</bdi>
          </a>
          {offers !== null && offers > 0 && (
            <span className={styles['count']}>
              <VisuallyHidden>{messages.offersInAll(format.count(offers))}</VisuallyHidden>
              <span aria-hidden>{format.number(offers)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function WayToAll({
  group: { path },
  letter: { merchants, label },
}: {
  group: DirectoryGroup
  letter: DirectoryLetter
}) {
  const { messages, format } = useSite()
  if (!path) return null
  return <MoreLink href={path} page="static" text={messages.allOfLetter(format.number(merchants), label)} />
}
