import { useEffect, useState } from 'react'
import { momentPictures } from './moment-pictures.ts'

/** The pictures of a project's named moments on this device; read again when there is one more (`count`). */
export function useMomentPictures(projectId: string, count: number): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more name means one more picture
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await momentPictures(projectId)
      if (!isGone) setPictures(found)
    }
    void read()
    // The scene is asked for its picture after the name was given.
    const again = setTimeout(read, 2_000)
    return () => {
      isGone = true
      clearTimeout(again)
    }
  }, [projectId, count])
  return pictures
}
