import { encoding } from 'lib0'
import * as Y from 'yjs'

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number]

/**
 * The update with the content of its items changed by `change`, which may not change lengths. Ids, origins and deletions stay, so
 * it fits wherever the original did.
 */
export function rewriteUpdate(
  { structs, ds }: ReturnType<typeof Y.decodeUpdate>,
  change: (item: Y.Item) => void,
): Uint8Array {
  const encoder = new Y.UpdateEncoderV1()
  const { restEncoder } = encoder
  const runs = runsByClient(structs)
  encoding.writeVarUint(restEncoder, runs.length)
  for (const run of runs) {
    const { client, clock } = run[0].id
    encoding.writeVarUint(restEncoder, run.length)
    encoder.writeClient(client)
    encoding.writeVarUint(restEncoder, clock)
    for (const struct of run) {
      if (struct instanceof Y.Item) change(struct)
      struct.write(encoder, 0)
    }
  }
  encoding.writeVarUint(restEncoder, ds.clients.size)
  for (const [client, deletions] of ds.clients) {
    encoder.resetDsCurVal()
    encoding.writeVarUint(restEncoder, client)
    encoding.writeVarUint(restEncoder, deletions.length)
    for (const { clock, len } of deletions) {
      encoder.writeDsClock(clock)
      encoder.writeDsLen(len)
    }
  }
  return encoder.toUint8Array()
}

type Run = [Struct, ...Struct[]]

function runsByClient(structs: readonly Struct[]): readonly Run[] {
  const runs: Run[] = []
  for (const struct of structs) {
    const run = runs.at(-1)
    if (run?.[0].id.client === struct.id.client) run.push(struct)
    else runs.push([struct])
  }
  return runs
}
