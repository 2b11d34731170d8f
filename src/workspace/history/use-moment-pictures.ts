import { useEffect, useState } from 'react'
import { momentPictures, onMomentPicture } from './moment-pictures.ts'

/** The pictures of a project's named moments on this device, and those that come: the scene is asked for one after the name was given. */
export function useMomentPictures(projectId: string): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    let asked = 0
    const read = async () => {
      asked += 1
      const mine = asked
      const found = await momentPictures(projectId)
      // Only the newest look counts: an older one may come later.
      if (!isGone && mine === asked) setPictures(found)
    }
    const end = onMomentPicture(projectId, read)
    void read()
    return () => {
      isGone = true
      end()
    }
  }, [projectId])
  return pictures
}
