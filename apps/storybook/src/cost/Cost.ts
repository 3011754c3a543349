/** What a widget weighs, in bytes compressed with gzip. */
export interface Cost {
  script: number
  style: number
  /** Whether its folder has a door, through which other packages import it. */
  hasDoor: boolean
}

/** By the path of a widget's story below the widgets' `src`, without its ending. */
export type Costs = Readonly<Record<string, Cost>>

/** Beside the frame of the stories, served and built. */
export const COSTS_FILE = 'widget-costs.json'
