import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useProject, useSession } from '../session-context.ts'
import { addressOfScene, sceneOfAddress } from './scene-of-address.ts'
import { showScene } from './show-scene.ts'
import { useCell } from './use-cell.ts'
import { useWorkspace } from './workspace-context.ts'

/** Follows an address that asks for a scene, and keeps it at the scene in front, so that a reload and a copied link show the same. */
export function SceneAddress() {
  const { bus } = useSession()
  const { state } = useWorkspace()
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const shown = useCell(state.sceneId)
  const wanted = useProject((project) => addressOfScene(project, shown, search))

  const follow = useEffectEvent(() => {
    const asked = sceneOfAddress(bus.project, search)
    if (asked !== undefined) showScene(state, asked)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that somebody went to is what this reacts to
  useEffect(() => follow(), [key])

  const tell = useEffectEvent(() => {
    // Asked now: following the address may just have brought another scene in front.
    const now = addressOfScene(bus.project, state.sceneId.get(), search)
    if (now !== search) navigate(pathname + now, { replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene in front and its name are what this reacts to
  useEffect(() => tell(), [wanted])
  return null
}
