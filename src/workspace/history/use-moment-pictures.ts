import { useEffect, useState } from 'react'
import { momentPictures, onMomentPicture } from './moment-pictures.ts'

/** The pictures of a project's named moments on this device, and those that come: the scene is asked for one after the name was given. */
export function useMomentPictures(projectId: string): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await momentPictures(projectId)
      if (!isGone) setPictures(found)
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
