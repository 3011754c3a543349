import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** What the page's own document says of the list: its offers as our server writes them, and the classes of what is around them. */
interface Listed {
  offers: readonly { html: string; isCode: boolean }[]
  listClass: string
  itemClass: string
}

/** The same list as one would write it with React and nothing else: what is shown is state, and a click sets it. */
function List({ offers, listClass, itemClass }: Listed) {
  const [kind, setKind] = useState('all')
  const shown = offers.filter(({ isCode }) => kind === 'all' || isCode)
  return h(
    'main',
    null,
    ['all', 'code'].map((each) => h('button', { key: each, id: each, onClick: () => setKind(each) }, each)),
    h(
      'ul',
      { className: listClass },
      shown.map(({ html }) => h('li', { key: html, className: itemClass, dangerouslySetInnerHTML: { __html: html } })),
    ),
  )
}

const root = document.querySelector('#root')
const listed = document.querySelector('#listed')?.textContent ?? ''
if (root) createRoot(root).render(h(List, JSON.parse(listed) as Listed))
