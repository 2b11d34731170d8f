/** Ways out of a page that its Content-Security-Policy does not close, or that no world needs. */
const waysOut = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'SharedWorker',
]

/** Takes the network constructors out of a page for good. Call before the first script. */
export function removeNetwork(page: object): void {
  for (const name of waysOut) Reflect.deleteProperty(page, name)
}
