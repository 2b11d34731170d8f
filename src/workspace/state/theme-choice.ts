import { remembered } from '../../blocks/toolbox/device-memory.ts'
import { matchesMedia } from '../../ui/matches-media.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { Theme } from '../../ui/use-theme.ts'
import { useCell } from './use-cell.ts'

export const workspaceThemes = ['dark', 'light', 'contrast'] as const satisfies readonly Theme[]

/** In which theme a person wants the workspace on this device; `null` as long as they have not said. */
export const themeChoice = remembered<(typeof workspaceThemes)[number] | null>(
  'nestling.theme',
  // Every page needs to know it, and not every page has zod.
  { safeParse: (value) => ({ data: workspaceThemes.find((theme) => theme === value) }) },
  null,
)

/** The person's device is set to more contrast, or to colours of its own. */
const asksForContrast = '(prefers-contrast: more), (forced-colors: active)'

const themeOf = (chosen: Theme | null, needsContrast: boolean): Theme =>
  chosen ?? (needsContrast ? 'contrast' : 'dark')

/** The theme that the workspace has now: see `useWorkspaceTheme`. */
export const workspaceTheme = (): Theme => themeOf(themeChoice.get(), matchesMedia(asksForContrast))

/** The theme of the workspace: what the person chose, else dark, with as much contrast as the device asks for. */
export function useWorkspaceTheme(): Theme {
  const chosen = useCell(themeChoice)
  return themeOf(chosen, useMedia(asksForContrast))
}
