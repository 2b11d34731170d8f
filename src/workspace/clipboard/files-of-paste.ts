import type { PastedFiles } from '../../../protocol/frame/pasted-files.ts'

/** What the frame handed on, as the files that they were. */
export const filesOfPaste = ({ files }: PastedFiles): readonly File[] =>
  files.map(({ name, mime, bytes }) => new File([bytes], name, { type: mime }))
