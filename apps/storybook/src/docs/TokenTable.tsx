import { ACCENTS, LOOKS } from '@clipfront/site-config'
import styles from './TokenTable.module.css'
import { listTokens, type Token } from './tokens.ts'

type Kind = 'colour' | 'type' | 'room' | 'radius' | 'motion' | 'measure'

const PREFIXES: Readonly<Record<Exclude<Kind, 'colour'>, readonly string[]>> = {
  type: ['--text-', '--line-', '--weight-', '--face'],
  room: ['--room-'],
  radius: ['--radius-'],
  motion: ['--motion'],
  measure: ['--target', '--page', '--aside', '--measure', '--unit'],
}

/** The tokens of a kind with their values and how they look, as the style sheets have them. */
export function TokenTable({ kind }: { kind: Exclude<Kind, 'colour'> }) {
  const tokens = PREFIXES[kind].flatMap((prefix) => listTokens(':root', prefix))
  return (
    <>
      <Rows tokens={tokens} kind={kind} />
      {LOOKS.map((look) => {
        const own = PREFIXES[kind].flatMap((prefix) => listTokens(`[data-look='${look}']`, prefix))
        return (
          own.length > 0 && (
            <div key={look} data-look={look}>
              <h3>What the look “{look}” changes</h3>
              <Rows tokens={own} kind={kind} />
            </div>
          )
        )
      })}
    </>
  )
}

/** Every colour in both schemes, those of all sites and those of each accent. */
export function ColourTable() {
  const all = listTokens(':root').filter(({ value }) => /light-dark|#|rgb/.test(value))
  const groups = [
    { name: 'Of all sites', accent: undefined, tokens: all.filter(({ name }) => !name.includes('accent')) },
    ...ACCENTS.map((accent) => ({
      name: `Accent “${accent}”`,
      accent,
      tokens: listTokens(`[data-accent='${accent}']`),
    })),
  ]
  return groups.map(({ name, accent, tokens }) => (
    <div key={name} data-accent={accent}>
      <h3>{name}</h3>
      <Rows tokens={tokens} kind="colour" />
    </div>
  ))
}

function Rows({ tokens, kind }: { tokens: readonly Token[]; kind: Kind }) {
  return (
    <table className={styles['table']}>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td>
              <code>{token.name}</code>
            </td>
            <td>
              <code>{token.value}</code>
            </td>
            <td>
              <Sample kind={kind} token={token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What shows a token of each kind, and by which property. */
const SHOWN_BY = [
  { prefix: '--room-', property: 'inline-size', shape: 'room' },
  { prefix: '--radius-', property: 'border-radius', shape: 'radius' },
  { prefix: '--motion', property: '--speed', shape: 'motion' },
  { prefix: '--text-', property: 'font-size', shape: 'words' },
  { prefix: '--weight-', property: 'font-weight', shape: 'words' },
  { prefix: '--face', property: 'font-family', shape: 'words' },
] as const

function Sample({ kind, token: { name } }: { kind: Kind; token: Token }) {
  const found = SHOWN_BY.find(({ prefix }) => name.startsWith(prefix))
  if (kind === 'colour') {
    return (['light', 'dark'] as const).map((scheme) => (
      <span key={scheme} className={styles['scheme']} data-scheme={scheme}>
        <Shown name={name} property="background" shape="colour" /> {scheme}
      </span>
    ))
  }
  return found ? <Shown name={name} {...found} /> : null
}

/** A rule of its own gives each the token: its look is not known before. */
function Shown({ name, property, shape }: { name: string; property: string; shape: string }) {
  const id = `${shape}-${name}`
  return (
    <>
      <style>{`[data-token='${id}'] { ${property}: var(${name}) }`}</style>
      <span className={styles[shape]} data-token={id}>
        {shape === 'words' && '20% off · كود · 割引'}
      </span>
    </>
  )
}
