import { useEffect, useState } from 'react'

export interface XrSupport {
  readonly isVr: boolean
}

interface XrSystem {
  isSessionSupported(mode: string): Promise<boolean>
}

const hasXr = (device: Navigator): device is Navigator & { readonly xr: XrSystem } =>
  'xr' in device && typeof device.xr === 'object' && device.xr !== null

/** What the browser says of its headset; `null` while it is looking. One that does not know WebXR has none. */
export function useXrSupport(): XrSupport | null {
  const [support, setSupport] = useState<XrSupport | null>(null)
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      if (!hasXr(navigator)) return false
      // A page that may not use WebXR is refused by an exception.
      return navigator.xr.isSessionSupported('immersive-vr').catch(() => false)
    }
    void ask().then((isVr) => {
      if (isWanted) setSupport({ isVr })
    })
    return () => {
      isWanted = false
    }
  }, [])
  return support
}
