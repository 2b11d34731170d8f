import type { Addresses } from './addresses.ts'

/** Where a page of the app may be framed: nowhere, but for the player and its picture all round. */
const ancestorsOf = (path: string): string => (/^\/play\/[^/]+(\/360)?\/?$/.test(path) ? '*' : "'none'")

/**
 * The app's content policy. Monaco and Blockly write styles; nothing writes scripts. `isDevelopment` lets Vite's own inline
 * script and its socket through.
 */
function contentPolicy({ app, scenes }: Addresses, path: string, isDevelopment: boolean): string {
  const socket = app.replace(/^http/, 'ws')
  return [
    "default-src 'none'",
    `script-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${scenes.join(' ')}`,
    `media-src 'self' blob: ${scenes.join(' ')}`,
    "font-src 'self' data:",
    `connect-src 'self' ${socket}${isDevelopment ? ' ws://localhost:*' : ''}`,
    "worker-src 'self' blob:",
    `frame-src ${scenes.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestorsOf(path)}`,
  ].join('; ')
}

/**
 * Powers of the scene frames; nobody gets the others. `self` must be named too: a page can pass on only what it has itself.
 */
function permissionsPolicy({ scenes }: Addresses): string {
  const toScenes = scenes.map((origin) => `"${origin}"`).join(' ')
  const ofScene = [
    'camera',
    'microphone',
    'xr-spatial-tracking',
    'gyroscope',
    'accelerometer',
    'gamepad',
    'autoplay',
    'fullscreen',
  ]
  return [...ofScene.map((power) => `${power}=(self ${toScenes})`), 'geolocation=()'].join(', ')
}

/** Headers of every answer on the app's origin. */
export function appHeaders(
  addresses: Addresses,
  path: string,
  isDevelopment: boolean,
): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(addresses, path, isDevelopment),
    'permissions-policy': permissionsPolicy(addresses),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(addresses.app.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
