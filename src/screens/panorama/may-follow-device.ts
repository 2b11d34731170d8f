interface Asking {
  requestPermission(): Promise<string>
}

const mustAsk = (type: unknown): type is Asking =>
  typeof type === 'function' && 'requestPermission' in type && typeof type.requestPermission === 'function'

/** Whether this page may know how the device is held; iPads ask the person, which needs the click that this is called in. */
export async function mayFollowDevice(): Promise<boolean> {
  if (!('DeviceOrientationEvent' in window)) return false
  const type: unknown = window.DeviceOrientationEvent
  if (!mustAsk(type)) return true
  return (await type.requestPermission().catch(() => 'denied')) === 'granted'
}
