import { z } from 'zod'
import { limits } from '../../model/document/limits.ts'
import { FileId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'
import { orderAmong } from '../core/order-among.ts'
import { nextTabName } from './tab-name.ts'

/**
 * Puts what a blocks tab means into a new JavaScript tab behind the others, Tab and the highest number plus one; the blocks stay.
 * Whoever sends it derives the text, so that a replay by a newer generator gives the same tab.
 */
export const switchFileKind = defineCommand({
  type: 'file.switch-kind',
  version: 1,
  label: 'command.file.switch-kind',
  payload: z.strictObject({ sourceId: FileId, fileId: FileId, text: z.string().max(limits.textLength) }),
  surface: () => 'project',
  plan(project, { sourceId, fileId, text }, { records, lamport, actor }) {
    const source = project.file(sourceId)
    if (!source) return reject('file.missing')
    if (source.kind !== 'blocks') return reject('file.not-blocks', { name: source.name })
    const { sceneId } = source
    const files = project.files(sceneId)
    const { order, rekeys } = orderAmong(records, 'files', files, files.length)
    const name = nextTabName(files)
    const values = { scene: sceneId, name, kind: 'js', order, born: { t: lamport, c: actor } }
    return writes([{ op: 'create', root: 'files', id: fileId, values, text }, ...rekeys], {
      name: source.name,
    })
  },
})
