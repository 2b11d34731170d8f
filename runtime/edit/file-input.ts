import { limits } from '../../model/document/limits.ts'
import { type FromFrame, longestPaste } from '../../protocol/frame/from-frame.ts'
import {
  longestFileName,
  longestMime,
  mostPastedFiles,
  type PastedFiles,
} from '../../protocol/frame/pasted-files.ts'

/** Hands the files and texts to the app that are pasted while the frame has the keyboard or dropped on it. */
export function listenToFiles(send: (message: FromFrame) => void): void {
  const handOn = (data: DataTransfer | null, at?: PastedFiles['at']) => {
    const files = [...(data?.files ?? [])]
    if (files.length > 0)
      return void pastedFiles(files).then((pasted) => send(at ? { ...pasted, at } : pasted))
    const text = data?.getData('text/plain') ?? ''
    if (text !== '' && text.length <= longestPaste) send({ type: 'text.pasted', text })
  }
  window.addEventListener('paste', ({ clipboardData }) => handOn(clipboardData))
  window.addEventListener('drop', ({ dataTransfer, clientX: x, clientY: y }) =>
    handOn(dataTransfer, { x, y }),
  )
}

async function pastedFiles(files: readonly File[]): Promise<PastedFiles> {
  if (files.length > mostPastedFiles)
    return { type: 'files.pasted', files: [], refusal: 'asset.too-many-files' }
  const small = files.filter(({ size }) => size <= limits.assetBytes)
  return {
    type: 'files.pasted',
    files: await Promise.all(
      small.map(async (file) => ({
        // The end of a name says what kind of file it is.
        name: file.name.slice(-longestFileName),
        mime: file.type.slice(0, longestMime),
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
    refusal: small.length < files.length ? 'asset.too-large' : null,
  }
}
