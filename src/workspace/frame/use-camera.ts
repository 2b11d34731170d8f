import { useEffect, useState } from 'react'

/** `insecure`: browsers tell of cameras only to pages that came by https or from this very device. */
export type CameraSupport = 'here' | 'none' | 'insecure'

async function lookForCamera(): Promise<CameraSupport> {
  // Not there on an address without https, whatever the types say.
  if (!('mediaDevices' in navigator)) return 'insecure'
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.some(({ kind }) => kind === 'videoinput') ? 'here' : 'none'
}

/** Whether this device has a camera, which is neither asked for nor opened; `null` while it is looking. */
export function useCamera(): CameraSupport | null {
  const [support, setSupport] = useState<CameraSupport | null>(null)
  useEffect(() => {
    let isWanted = true
    void lookForCamera().then((found) => {
      if (isWanted) setSupport(found)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return support
}
