import { FromFrame } from '../../protocol/frame/from-frame.ts'
import { FramePort } from '../../protocol/frame/handshake.ts'
import { ToFrame } from '../../protocol/frame/to-frame.ts'

/** The frame's end of the one port. */
export interface AppPort {
  /** Sends a message that keeps to the protocol; one that does not is a bug of the frame and throws. */
  send(message: FromFrame): void
  /** Starts delivery, in order. What is not a message of the protocol is dropped. */
  listen(receive: (message: ToFrame) => void): void
}

/** Says hello to the parent until it hands over a port. The first port wins; later ones are ignored. */
export function connectToApp(): Promise<AppPort> {
  return new Promise((resolve) => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const [port] = event.ports
      if (event.source !== window.parent || !port || !FramePort.safeParse(event.data).success) return
      window.removeEventListener('message', onMessage)
      resolve({
        send: (message) => port.postMessage(FromFrame.parse(message)),
        listen(receive) {
          port.onmessage = ({ data }: MessageEvent<unknown>) => {
            const message = ToFrame.safeParse(data)
            if (message.success) receive(message.data)
          }
        },
      })
    }
    window.addEventListener('message', onMessage)
    window.parent.postMessage({ type: 'nestling.hello' }, '*')
  })
}
