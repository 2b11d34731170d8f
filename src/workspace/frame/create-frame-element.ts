/** What the frame's page may use. */
export const framePowers =
  'microphone; gamepad; xr-spatial-tracking; fullscreen; autoplay; accelerometer; gyroscope'

/** What it may use after a click on 'Start AR', and only then. */
export const cameraPowers = `camera; ${framePowers}`

/** What the frame's page may do (architecture 9). */
export const frameSandbox = 'allow-scripts allow-same-origin allow-pointer-lock'

/**
 * The scene page at the address `page` in an iframe that has no way to the app but its port. `allow-same-origin` means the frame's own origin, which is
 * another site than the app's.
 */
export function createFrameElement(page: string, title: string, powers = framePowers): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  iframe.src = page
  iframe.title = title
  iframe.setAttribute('sandbox', frameSandbox)
  iframe.allow = powers
  iframe.referrerPolicy = 'no-referrer'
  return iframe
}
