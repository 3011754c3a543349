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

function Sample({ kind, token: { name } }: { kind: Kind; token: Token }) {
  const value = `var(${name})`
  if (kind === 'colour') {
    return (['light', 'dark'] as const).map((scheme) => (
      <span key={scheme} className={styles['scheme']} data-scheme={scheme}>
        <span className={styles['colour']} style={{ background: value }} /> {scheme}
      </span>
    ))
  }
  if (kind === 'room') return <span className={styles['room']} style={{ inlineSize: value }} />
  if (kind === 'radius') return <span className={styles['radius']} style={{ borderRadius: value }} />
  if (kind === 'motion') return <span className={styles['motion']} style={{ transition: `translate ${value}` }} />
  if (name.startsWith('--text-')) return <span style={{ fontSize: value }}>20% off · كود · 割引</span>
  if (name.startsWith('--weight-')) return <span style={{ fontWeight: value }}>20% off everything</span>
  if (name.startsWith('--face')) return <span style={{ fontFamily: value }}>20% off everything</span>
  return null
}
