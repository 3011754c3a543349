interface BraveNavigator {
  brave?: { isBrave?: () => Promise<boolean> }
}

/** Brave answers later than the rest, and alone; every other browser is not Brave. Never rejects. */
export async function askWhetherBrave(navigator: Navigator & BraveNavigator = window.navigator): Promise<boolean> {
  try {
    return (await navigator.brave?.isBrave?.()) === true
  } catch {
    return false
  }
}
