import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** The first of three neighbouring ports that nobody listens on: the app's and the two scene frames'. Neighbouring processes begin apart. */
export async function freePorts(from = 20_000 + ((process.pid * 3) % 30_000)): Promise<number> {
  for (let port = from; port < 60_000; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No three free ports in a row')
}
