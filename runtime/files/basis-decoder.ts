import scriptText from 'super-three/examples/jsm/libs/basis/basis_transcoder.js?raw'
import wasmAddress from 'super-three/examples/jsm/libs/basis/basis_transcoder.wasm?url'
import { makeCaller, makeInvoker } from './basis-calls.ts'
import { readFile } from './read-file.ts'
import { runScript } from './run-script.ts'

/** A picture as the decoder has it open. Whoever opened it closes and deletes it. */
export interface Ktx2File {
  isValid(): boolean
  getWidth(): number
  getHeight(): number
  startTranscoding(): boolean
  getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number
  transcodeImage(
    to: Uint8Array,
    level: number,
    layer: number,
    face: number,
    format: number,
    flags: number,
    channel0: number,
    channel1: number,
  ): boolean
  close(): void
  delete(): void
}

export interface BasisDecoder {
  readonly KTX2File: new (bytes: Uint8Array) => Ktx2File
  initializeBasis(): void
}

interface BasisPage {
  BASIS?: (options: object) => Promise<BasisDecoder>
}

let decoder: Promise<BasisDecoder> | undefined

/** The decoder of KTX2 pictures, fetched from this page's own site when the first one needs it. Rejects when it is not there; a later call tries again. */
export function basisDecoder(): Promise<BasisDecoder> {
  decoder ??= open().catch((error: unknown) => {
    decoder = undefined
    throw error
  })
  return decoder
}

async function open(): Promise<BasisDecoder> {
  const address = URL.createObjectURL(new Blob([withoutText(scriptText)], { type: 'text/javascript' }))
  const [wasmBinary] = await Promise.all([readFile(wasmAddress), runScript(address)])
  URL.revokeObjectURL(address)
  const { BASIS } = window as Window & BasisPage
  if (!BASIS) throw new Error('Basis is not there')
  const opened = await BASIS({ wasmBinary, makeInvoker, makeCaller })
  opened.initializeBasis()
  return opened
}

/** The two places where the script makes functions out of text, which the policy of this page forbids, and what does the same without. */
const replacements = [
  [
    'newFunc(Function,args)(...closureArgs)',
    'Module.makeInvoker({argTypes,isClassMethodFunc,returns,needsDestructorStack,cppInvokerFunc,cppTargetFunc,runDestructors})',
  ],
  ['newFunc(Function,params)(...args)', 'Module.makeCaller({types,retType,kind,emval_returnValue})'],
] as const

function withoutText(script: string): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error('this Basis is another one')
    return text.replace(from, to)
  }, script)
}
