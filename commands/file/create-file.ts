import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { Name } from '../../model/document/names.ts'
import { isNameTaken, nameKey } from '../../model/document/unique-names.ts'
import { FileId, SceneId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import { nextTabName } from './tab-name.ts'

/**
 * Adds a tab to a scene, behind the others. Without a name it is called Tab and the highest number plus one. A JavaScript
 * tab begins with the comment that says which one it is.
 */
export const createFile = defineCommand({
  type: 'file.create',
  version: 1,
  label: 'command.file.create',
  payload: z.strictObject({
    fileId: FileId,
    sceneId: SceneId,
    kind: z.enum(['js', 'blocks']),
    name: Name.optional(),
    /** What a JavaScript tab begins with instead of the comment. */
    text: z.string().max(limits.textLength).optional(),
  }),
  surface: () => 'project',
  plan(project, { fileId, sceneId, kind, name: wanted, text: given }, { records, lamport, actor }) {
    if (!project.scene(sceneId)) return reject('scene.missing')
    const files = project.files(sceneId)
    const name = wanted ?? nextTabName(files)
    if (name === '') return reject('name.empty')
    if (isNameTaken(files, name)) return reject('name.taken', { name })
    const { order, rekeys } = orderAmong(records, 'files', files, files.length)
    const values = { scene: sceneId, name, kind, order, born: { t: lamport, c: actor } }
    const text = kind === 'js' ? { text: given ?? `// your code for ${numbered(name)}\n` } : {}
    return writes([{ op: 'create', root: 'files', id: fileId, values, ...text }, ...rekeys], { name })
  },
})

/** The tab that a scene begins with counts as the first (specification, 'Code file'). */
const numbered = (name: string): string => (nameKey(name) === 'index' ? 'Tab1' : name)
