import { z } from 'zod'
import { Name } from '../../model/document/names.ts'
import { freeName } from '../../model/document/unique-names.ts'
import { SheetSide } from '../../model/doodle/sheet.ts'
import { DoodleId } from '../../model/ids.ts'
import { defineCommand, reject, writes } from '../core/define-command.ts'

/** Begins a doodle on an empty sheet (pixels). A number makes its name unique in the project. */
export const createDoodle = defineCommand({
  type: 'doodle.create',
  version: 1,
  label: 'command.doodle.create',
  payload: z.strictObject({ doodleId: DoodleId, name: Name, width: SheetSide, height: SheetSide }),
  surface: () => 'assets',
  plan(project, { doodleId, name: wanted, width, height }, { lamport, actor }) {
    if (wanted === '') return reject('name.empty')
    const name = freeName(project.doodles, wanted)
    const values = { name, width, height, born: { t: lamport, c: actor } }
    return writes([{ op: 'create', root: 'doodles', id: doodleId, values }], { name })
  },
})
