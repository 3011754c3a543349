import { type ComponentType, createElement, type ReactElement } from 'react'

/** As much of a story as is needed to show its widget without Storybook. */
interface Story {
  args?: object
  parameters?: { url?: string }
  render?: ComponentType<object>
  /** What the toolbar is set to: another way to look at a state, not another state. */
  globals?: object
}

interface StoryModule {
  default: Story & { component?: ComponentType<object> }
  [name: string]: Story
}

/** A state of a widget, as its story gives it. */
export interface State {
  name: string
  /** Path and query of the page on which the story stands. */
  url: string
  /** Whether the widget stands alone, and not among others that its story puts beside it. */
  isAlone: boolean
  /** @param props what is given besides the story's own */
  element: (props?: object) => ReactElement
}

/**
 * The states that a widget's stories show. Decorators are left out: they are the ground under a widget, not the widget.
 * @param stories the whole module of a `.stories.tsx`
 */
export function listStates(stories: object): State[] {
  const { default: meta, ...named } = stories as StoryModule
  return Object.entries(named).flatMap(([name, { args, parameters, render = meta.render, globals }]) => {
    const shown = render ?? meta.component
    if (!shown) throw new Error(`The story ${name} shows nothing: give it a render, or its meta a component.`)
    if (globals) return []
    const own = { ...meta.args, ...args }
    const url = parameters?.url ?? meta.parameters?.url ?? '/'
    return [{ name, url, isAlone: !render, element: (props) => createElement(shown, { ...own, ...props }) }]
  })
}
