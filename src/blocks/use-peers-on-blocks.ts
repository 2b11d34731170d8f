import { useEffect } from 'react'
import type { CodeFile } from '../../model/project/project.ts'
import { useSession } from '../workspace/session-context.ts'
import type { Canvas } from './canvas/open-canvas.ts'

/** Shows what others have in hand on this tab's canvas, and them what the person has. What that takes is fetched once somebody is here. */
export function usePeersOnBlocks(canvas: Canvas | null, { id }: CodeFile): void {
  const session = useSession()
  useEffect(() => {
    if (!canvas) return
    const { peers } = session
    let isOver = false
    let end = () => {}
    const begin = async () => {
      if (peers.get().length === 0) return
      stopWaiting()
      const { followPeers } = await import('./peers/follow-peers.ts')
      if (!isOver) end = canvas.with((workspace) => followPeers(workspace, session, id))
    }
    const stopWaiting = peers.subscribe(begin)
    void begin()
    return () => {
      isOver = true
      stopWaiting()
      end()
    }
  }, [canvas, session, id])
}
