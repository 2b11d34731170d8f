import { FromFrame } from '../../../protocol/frame/from-frame.ts'
import { FrameHello, FramePort } from '../../../protocol/frame/handshake.ts'
import { ToFrame } from '../../../protocol/frame/to-frame.ts'
import { createMessageAllowance } from './message-allowance.ts'

/** The app's end of the one port to a scene frame. */
export interface FrameLink {
  send(message: ToFrame): void
  close(): void
}

interface FrameLinkOptions {
  readonly iframe: HTMLIFrameElement
  readonly origin: string
  readonly onHello: () => void
  readonly onMessage: (message: FromFrame) => void
}

const isLog = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'run.log'

/**
 * Waits for the page's hello, which must come from this window and this origin, and answers it with a port. Messages of another shape
 * than `protocol/frame` are dropped both ways: incoming ones are not ours, an outgoing one is a bug and throws. What a
 * page says beyond its allowance is dropped too. What is sent before the hello is lost.
 */
export function openFrameLink({ iframe, origin, onHello, onMessage }: FrameLinkOptions): FrameLink {
  let port: MessagePort | undefined
  const receiveHello = (event: MessageEvent<unknown>) => {
    if (event.source !== iframe.contentWindow || event.origin !== origin) return
    if (port || !FrameHello.safeParse(event.data).success) return
    const channel = new MessageChannel()
    port = channel.port1
    const allowance = createMessageAllowance(() => performance.now())
    port.onmessage = (message: MessageEvent<unknown>) => {
      if (!allowance.hears() || (isLog(message.data) && !allowance.hearsLog())) return
      const parsed = FromFrame.safeParse(message.data)
      if (parsed.success) onMessage(parsed.data)
    }
    iframe.contentWindow?.postMessage(FramePort.parse({ type: 'nestling.port' }), origin, [channel.port2])
    onHello()
  }
  window.addEventListener('message', receiveHello)
  return {
    send: (message) => port?.postMessage(ToFrame.parse(message)),
    close() {
      window.removeEventListener('message', receiveHello)
      port?.close()
      port = undefined
    },
  }
}
