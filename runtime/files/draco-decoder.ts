import wasmAddress from 'super-three/examples/jsm/libs/draco/gltf/draco_decoder.wasm?url'
import scriptAddress from 'super-three/examples/jsm/libs/draco/gltf/draco_wasm_wrapper.js?url'
import { readFile } from './read-file.ts'
import { runScript } from './run-script.ts'

interface DracoPage {
  DracoDecoderModule?: (options: { readonly wasmBinary: Uint8Array }) => Promise<unknown>
}

let decoder: Promise<unknown> | undefined

/** Draco's decoder, fetched from this page's own site when the first model needs it. Rejects when it is not there; a later call tries again. */
export function dracoDecoder(): Promise<unknown> {
  decoder ??= open().catch((error: unknown) => {
    decoder = undefined
    throw error
  })
  return decoder
}

async function open(): Promise<unknown> {
  const [wasmBinary] = await Promise.all([readFile(wasmAddress), runScript(scriptAddress)])
  const { DracoDecoderModule } = window as Window & DracoPage
  if (!DracoDecoderModule) throw new Error('Draco is not there')
  return DracoDecoderModule({ wasmBinary })
}
