import { expect, it } from 'vitest'
import { renderOnSite } from '../testing/renderOnSite.tsx'
import { IconSprite } from './IconSprite.tsx'
import { icons, type IconName } from './icons.tsx'
import { paths } from './paths.tsx'
import '../tokens/tokens.css'

it.each(Object.keys(paths) as IconName[])(
  '%s is drawn out of the sprite, as large as the text around it',
  async (name) => {
    const { container } = await renderOnSite(
      <>
        <IconSprite />
        <p>{icons[name]}</p>
      </>,
    )
    const icon = container.querySelector('p svg')
    const fontSize = Number.parseFloat(getComputedStyle(container).fontSize)
    expect(icon?.getBoundingClientRect()).toMatchObject({ width: fontSize, height: fontSize })
    const shape = icon?.querySelector('use')
    expect(shape?.getBoundingClientRect().height).toBeGreaterThan(0)
    expect(shape && getComputedStyle(shape).stroke).toBe(getComputedStyle(container).color)
    expect(container.querySelector('#icons')?.getBoundingClientRect().height).toBe(0)
  },
)
