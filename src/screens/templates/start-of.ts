import { clearStoredScenes } from './clear-stored-scenes.ts'

/**
 * What a link to a template needs: picking one clears the stored scene data and always begins a new project, which the workspace
 * reads as `fresh` from the history entry.
 */
export const startOf = (slug: string) => ({
  to: `/template/${slug}`,
  state: { fresh: true },
  onClick: () => clearStoredScenes(sessionStorage, localStorage),
})
