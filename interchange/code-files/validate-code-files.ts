import { isBlocksXml } from '../blocks-xml/read-blocks-xml.ts'
import { SpecCodeFile } from './code-file.ts'

/** What is logged for every file that is dropped (specification, section 5). */
export const codeFilesMessage = 'validateCodeFiles error'

/**
 * The code files of a scene in the order of their tabs; those that lack a part, or whose XML cannot be read, are dropped and said to
 * `log`. Takes the files by name or as a list; anything else holds none.
 */
export function validateCodeFiles(files: unknown, log: (message: string) => void): readonly SpecCodeFile[] {
  if (typeof files !== 'object' || files === null) return []
  const valid = Object.values(files).flatMap((file: unknown) => {
    const read = SpecCodeFile.safeParse(file)
    if (read.success && isBlocksXml(read.data.xmlValue)) return [read.data]
    log(codeFilesMessage)
    return []
  })
  return valid.sort((a, b) => a.level - b.level)
}
