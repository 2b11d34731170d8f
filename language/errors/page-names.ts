import type { ScriptErrorCode } from './script-error-words.ts'

const codes = {
  'page.talk': ['alert', 'confirm', 'print'],
  'page.ask': ['prompt', 'input'],
  'page.later': ['setTimeout', 'requestAnimationFrame', 'setImmediate', 'queueMicrotask'],
  'page.again': ['setInterval'],
  'page.network': [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'navigator',
    'RTCPeerConnection',
    'open',
  ],
  'page.storage': ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
  'page.text-as-code': ['eval', 'importScripts'],
  'page.itself': ['self'],
  'page.outside': [
    'document',
    'window',
    'location',
    'parent',
    'top',
    'history',
    'require',
    'process',
    'module',
  ],
} as const satisfies Partial<Record<ScriptErrorCode, readonly string[]>>

const codeOf: ReadonlyMap<string, keyof typeof codes> = new Map(
  (Object.keys(codes) as (keyof typeof codes)[]).flatMap((code) =>
    codes[code].map((name) => [name, code] as const),
  ),
)

/** What elements of a page, and of A-Frame among them, can do, and things cannot. */
const ofElements: ReadonlySet<string> = new Set([
  'addEventListener',
  'appendChild',
  'classList',
  'components',
  'el',
  'emit',
  'getAttribute',
  'innerHTML',
  'object3D',
  'querySelector',
  'querySelectorAll',
  'removeAttribute',
  'sceneEl',
  'setAttribute',
  'style',
  'textContent',
])

/** Whether a member is asked for that only elements of a page have. */
export const isOfElements = (member: string): boolean => ofElements.has(member)

/** The sentence for a name that pages of the web have and worlds do not; `null` for any other name. */
export const pageNameCode = (name: string): keyof typeof codes | null => codeOf.get(name) ?? null
