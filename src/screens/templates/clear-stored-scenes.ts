/**
 * Forgets the scene data that lies in this tab and browser for work without a project id (spec 3, Browser storage; spec
 * 4: picking a template clears it). The documents themselves are kept elsewhere and stay.
 */
export function clearStoredScenes(session: Storage, local: Storage): void {
  session.removeItem('scenes')
  local.removeItem('scenes')
  local.removeItem('scenes_changed')
}
