import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { describeConformance } from '../testing/describeConformance.tsx'
import { ServedHtml } from './ServedHtml.tsx'
import * as stories from './ServedHtml.stories.tsx'

describeConformance('served-html/ServedHtml', stories)

it('leaves alone what the server has drawn, until there is code that draws it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = '<div><form>Sent by the server</form></div>'
  const served = place.querySelector('form')
  const root = hydrateRoot(place, <ServedHtml isKept />)
  await new Promise((done) => setTimeout(done, 50))
  expect(place.querySelector('form')).toBe(served)
  root.render(<ServedHtml isKept={false}>Drawn by the browser</ServedHtml>)
  await expect.element(place).toHaveTextContent('Drawn by the browser')
  expect(place.querySelector('form')).toBeNull()
  root.unmount()
  place.remove()
})
