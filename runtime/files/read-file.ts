/** What lies at an address that this page may reach: a path of its own site, or bytes of its own. No bytes when nothing is there. */
export async function readFile(address: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(address)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array()
  } catch {
    return new Uint8Array()
  }
}
