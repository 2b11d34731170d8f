import { connectToApp } from './connect-to-app.ts'

/** What the page is in a browser that draws no 3D: it tells the app so, and answers its heartbeat. */
export async function standWithoutPicture(): Promise<void> {
  const port = await connectToApp()
  port.listen((message) => {
    if (message.type === 'ping') port.send({ type: 'pong', n: message.n })
  })
  port.send({ type: 'frame.ready' })
  port.send({ type: 'picture.lost', reason: 'no-webgl' })
}
