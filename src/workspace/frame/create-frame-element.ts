/** What the frame's page may use; the camera is added only after a click on 'Start AR'. */
const allow = 'microphone; gamepad; xr-spatial-tracking; fullscreen; autoplay; accelerometer; gyroscope'

/**
 * The scene page of `origin` in an iframe that has no way to the app but its port. `allow-same-origin` means the frame's own origin, which is
 * another site than the app's.
 */
export function createFrameElement(origin: string, title: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe')
  iframe.src = `${origin}/frame.html`
  iframe.title = title
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-pointer-lock')
  iframe.allow = allow
  iframe.referrerPolicy = 'no-referrer'
  return iframe
}
