import { useEffect, useState } from 'react'

export interface XrSupport {
  /** `insecure`: browsers tell of headsets only to pages that came by https or from this very device. */
  readonly vr: 'here' | 'none' | 'insecure'
  /** It can put a world on a surface of the room. */
  readonly isAr: boolean
}

interface XrSystem {
  isSessionSupported(mode: string): Promise<boolean>
}

const hasXr = (device: Navigator): device is Navigator & { readonly xr: XrSystem } =>
  'xr' in device && typeof device.xr === 'object' && device.xr !== null

const withoutVr = () => (window.isSecureContext === false ? 'insecure' : 'none')

/** What the browser says of its headset, or of the device as a window into the room; `null` while it is looking. One that does not know WebXR has neither. */
export function useXrSupport(): XrSupport | null {
  const [support, setSupport] = useState<XrSupport | null>(null)
  useEffect(() => {
    let isWanted = true
    const ask = async (mode: string) => {
      if (!hasXr(navigator)) return false
      // A page that may not use WebXR is refused by an exception.
      return navigator.xr.isSessionSupported(mode).catch(() => false)
    }
    void Promise.all([ask('immersive-vr'), ask('immersive-ar')]).then(([isVr, isAr]) => {
      if (isWanted) setSupport({ vr: isVr ? 'here' : withoutVr(), isAr })
    })
    return () => {
      isWanted = false
    }
  }, [])
  return support
}
