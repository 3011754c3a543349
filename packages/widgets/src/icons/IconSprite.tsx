import { paths } from './paths.tsx'

/** The shapes of all icons. It stands once in a document, before the page and outside of what the browser hydrates. */
export function IconSprite() {
  return (
    <svg id="icons" aria-hidden="true">
      {Object.entries(paths).map(([name, shape]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {shape}
        </symbol>
      ))}
    </svg>
  )
}
