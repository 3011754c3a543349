import { sites } from '@clipfront/site-config'
import { useState } from 'react'
import styles from './SiteWall.module.css'
import { buildSiteId } from '../view/resolveView.ts'

/** The stories that show a page as its site does, by what they are called here. */
const PAGES = {
  'The home page': 'pages-home--in-full',
  'A merchant’s page': 'pages-merchant--with-offers',
  'A category': 'pages-category--in-full',
} as const

const SCHEMES = ['light', 'dark'] as const

/** One page of every site. Each stands in a document of its own, so that it has a phone's width. */
export function SiteWall() {
  const [story, setStory] = useState<string>(PAGES['The home page'])
  const [scheme, setScheme] = useState<string>(SCHEMES[0])
  return (
    <>
      <p>
        <label>
          Page{' '}
          <select value={story} onChange={({ target }) => setStory(target.value)}>
            {Object.entries(PAGES).map(([name, id]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>{' '}
        <label>
          Scheme{' '}
          <select value={scheme} onChange={({ target }) => setScheme(target.value)}>
            {SCHEMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </p>
      <ul className={styles['wall']}>
        {sites.map((site) => (
          <li key={site.code}>
            <p>
              <b>{site.name}</b>, {site.look}, {site.accent}
            </p>
            <div className={styles['screen']}>
              <iframe
                className={styles['page']}
                title={site.name}
                loading="lazy"
                src={`iframe.html?id=${story}&viewMode=story&globals=site:${buildSiteId(site)};scheme:${scheme}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
