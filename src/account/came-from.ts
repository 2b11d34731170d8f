/** What a history entry carries of the world before which somebody chose to come in: its id in this browser. */
export function comesFrom(search: string): { readonly built: string } | undefined {
  const built = new URLSearchParams(search).get('project')
  return built === null ? undefined : { built }
}

/** The world of `comesFrom`, read from the state of a history entry. */
export function cameFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('built' in state)) return null
  return typeof state.built === 'string' ? state.built : null
}
