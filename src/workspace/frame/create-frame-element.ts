/** What the frame's page may use; the camera is added only after a click on 'Start AR'. */
export const framePowers =
  'microphone; gamepad; xr-spatial-tracking; fullscreen; autoplay; accelerometer; gyroscope'

/** What the frame's page may do (architecture 9). */
export const frameSandbox = 'allow-scripts allow-same-origin allow-pointer-lock'

/**
 * The scene page at the address `page` in an iframe that has no way to the app but its port. `allow-same-origin` means the frame's own origin, which is
 * another site than the app's.
 */
export function createFrameElement(page: string, title: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  iframe.src = page
  iframe.title = title
  iframe.setAttribute('sandbox', frameSandbox)
  iframe.allow = framePowers
  iframe.referrerPolicy = 'no-referrer'
  return iframe
}
